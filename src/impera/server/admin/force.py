"""What is in force because of the host's acts: a fold over them, the same in every process."""

from ipaddress import ip_network

from impera.server.admin.banners import Announcement, read
from impera.server.admin.networks import Network, is_network, networks_of
from impera.server.messages.problems import Code, Problem
from impera.server.storage.acts import Act


class InForce:
    """Who is banned or muted, what is announced, and whether tables can be opened."""

    def __init__(self) -> None:
        self.number = 0  # of the last act
        self.guests: dict[str, Act] = {}  # banned
        self.networks: dict[Network, Act] = {}  # banned
        self.muted: dict[str, Act] = {}
        self.banner: Act | None = None
        self.maintenance: Act | None = None

    def fold(self, act: Act) -> None:
        """Apply an act; those that put nothing in force only count."""
        self.number = act.number
        whom = act.whom or ""
        match act.what:
            case "ban" if is_network(whom):
                self.networks[ip_network(whom)] = act
            case "unban" if is_network(whom):
                self.networks.pop(ip_network(whom), None)
            case "ban":
                self.guests[whom] = act
            case "unban":
                self.guests.pop(whom, None)
            case "mute":
                self.muted[whom] = act
            case "unmute":
                self.muted.pop(whom, None)
            case "forget":
                self.guests.pop(whom, None)
                self.muted.pop(whom, None)
            case "banner":
                self.banner = act if act.value else None
            case "maintenance":
                self.maintenance = act if act.value == "on" else None

    def check_network(self, host: str, now: int) -> None:
        """Refuse an address whose network is banned."""
        if self.networks:
            lengths = {(network.version, network.prefixlen) for network in self.networks}
            for network in networks_of(host, lengths):
                check(self.networks.get(network), "banned", "your network is banned", now)

    def check_guest(self, guest: str | None, now: int) -> None:
        """Refuse a guest who is banned."""
        check(self.guests.get(guest or ""), "banned", "the host has banned you", now)

    def check_talk(self, guest: str | None, now: int) -> None:
        """Refuse to let a guest talk who is muted."""
        check(self.muted.get(guest or ""), "muted", "the host has muted you", now)

    def check_opening(self, now: int) -> None:
        """Refuse new tables during maintenance."""
        text = "no new tables for now; games go on"
        check(self.maintenance, "maintenance", text, now)

    def announced(self, now: int) -> Announcement | None:
        """What the banner says."""
        return read(self.banner.value) if self.banner and not is_over(self.banner, now) else None

    def listed(self, now: int) -> list[Act]:
        """Everything in force, oldest first."""
        single = [each for each in (self.banner, self.maintenance) if each is not None]
        found = [*self.guests.values(), *self.networks.values(), *self.muted.values(), *single]
        return sorted(act for act in found if not is_over(act, now))


def is_over(act: Act, now: int) -> bool:
    """Whether its time is up."""
    return act.until is not None and act.until <= now


def check(act: Act | None, code: Code, text: str, now: int) -> None:
    """Refuse if this is in force."""
    if act is not None and not is_over(act, now):
        raise Problem(code, text, until=act.until)
