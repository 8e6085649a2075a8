"""Encrypted backups, in the format of age: anybody's `age` can open them with the right key."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from impera.records.files import refusing
from impera.rules.refused import Refused

MAGIC = b"age-encryption.org/v1\n"
BY_PASSPHRASE = b"-> scrypt "


@dataclass(frozen=True)
class Key:
    """What backups are encrypted for, or opened with: keys of age or ssh, or a passphrase."""

    keys: tuple[str, ...] = field(default=(), repr=False)
    passphrase: str | None = field(default=None, repr=False)

    def __bool__(self) -> bool:
        return bool(self.keys or self.passphrase)


def library() -> Any:
    """The library that encrypts; only whoever needs it has to have it."""
    try:
        import pyrage
    except ImportError:
        raise Refused(
            "encrypted backups need the package pyrage: pip install 'impera[backup]'"
        ) from None
    return pyrage


def seal(key: Key, source: Path, target: IO[bytes]) -> None:
    """Encrypt a file, for all keys or with the passphrase."""
    age = library()
    try:
        if key.passphrase is not None:
            target.write(age.passphrase.encrypt(source.read_bytes(), key.passphrase))
            return
        with source.open("rb") as plain:
            age.encrypt_io(plain, target, [recipient(age, text) for text in key.keys])
    except age.EncryptError as error:
        raise Refused(f"can't be encrypted: {error}") from None


def unseal(key: Key, source: Path, target: IO[bytes]) -> None:
    """Decrypt a file; a byte that was changed is found."""
    age = library()
    with refusing(source), source.open("rb") as sealed:
        head = sealed.read(len(MAGIC) + len(BY_PASSPHRASE))
    try:
        if head.endswith(BY_PASSPHRASE):
            if key.passphrase is None:
                raise Refused(f"{source}: encrypted with a passphrase; give --passphrase-file")
            target.write(age.passphrase.decrypt(source.read_bytes(), key.passphrase))
            return
        if not key.keys:
            raise Refused(f"{source}: it was encrypted for a key; name its file with --identity")
        with source.open("rb") as sealed:
            age.decrypt_io(sealed, target, [identity(age, text) for text in key.keys])
    except age.DecryptError as error:
        raise Refused(f"{source}: can't be decrypted with that: {error}") from None


def is_sealed(path: Path) -> bool:
    """Whether a file is encrypted."""
    with refusing(path), path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def recipient(age: Any, text: str) -> Any:
    """A public key: of age, or of ssh."""
    for kind in (age.x25519.Recipient, age.ssh.Recipient):
        try:
            return kind.from_str(text.strip())
        except age.RecipientError:
            continue
    raise Refused("not a public key: write age1… or ssh-ed25519 …")


def identity(age: Any, text: str) -> Any:
    """A private key: of age, or of ssh."""
    kept = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    try:
        if kept and kept[0].startswith("AGE-SECRET-KEY-"):
            return age.x25519.Identity.from_str(kept[0].strip())
        return age.ssh.Identity.from_buffer(text.encode())
    except age.IdentityError:
        raise Refused("not a private key of age or ssh, or one with a passphrase") from None
