"""The HTTP API for people: names, sessions, access tokens, and codes for another device."""

from typing import Annotated

from litestar import Controller, Response
from litestar.datastructures import Cookie
from litestar.params import HeaderParameter

from speicherstadt.server import wire
from speicherstadt.server.http.routes import delete, get, post
from speicherstadt.server.http.visit import Visit, limited
from speicherstadt.server.people.sessions import COOKIE, SECURE_COOKIE
from speicherstadt.server.problems import Refused
from speicherstadt.server.storage import SessionRow

UserAgent = Annotated[str, HeaderParameter(name="user-agent", include_in_schema=False)]
_YEARS = 5 * 365 * 24 * 3600


class PeopleApi(Controller):
    path = "/api/me"
    tags = ("people",)

    @get()
    async def me(self, visit: Visit, user_agent: UserAgent = "") -> Response[wire.Me]:
        """Return my name and public id, if I have chosen a name here."""
        me = await visit.identity.me(visit.guest)
        if visit.sign_in is None or not visit.sign_in.outdated:
            return Response(me)
        session = await _renewed(visit, user_agent)
        return Response(me, cookies=_cookies(visit, session))

    @post(status_code=200, guards=[limited("identity")])
    async def rename(
        self, visit: Visit, data: wire.NewName, user_agent: UserAgent = ""
    ) -> Response[wire.Me]:
        """Choose or change my name. The answer sets a signed cookie, unless a program asks."""
        if visit.guest is not None:
            guest, session = await visit.identity.rename(visit.guest, data.name), visit.session
        else:
            async with visit.parts.quotas.new_guest(visit.address) as address:
                guest = await visit.identity.rename(None, data.name, address)
            session = await visit.parts.sessions.create(guest, user_agent)
        me = await visit.identity.me(guest)
        return Response(me, cookies=_cookies(visit, session) if session else [])

    @post("/emblem", status_code=200, guards=[limited("identity")])
    async def choose_emblem(self, visit: Visit, data: wire.NewEmblem) -> wire.Me:
        """Choose the emblem for the next tables I sit down at."""
        guest, _ = await visit.named()
        await visit.identity.choose_emblem(guest, data.emblem)
        return await visit.identity.me(guest)

    @get("/sessions")
    async def sessions(self, visit: Visit) -> list[wire.SessionInfo]:
        """List the browsers in which I am signed in."""
        guest, _ = await visit.named()
        current = visit.session.id if visit.session else None
        return await visit.parts.sessions.list(guest, current)

    @delete("/sessions")
    async def revoke_other_sessions(self, visit: Visit) -> None:
        """Sign out everywhere except in this browser."""
        guest, _ = await visit.named()
        if visit.session is None:
            raise Refused("forbidden", "a program has no session; revoke sessions one by one")
        await visit.parts.sessions.revoke_others(guest, visit.session.id)

    @delete("/sessions/{session:str}")
    async def revoke_session(self, visit: Visit, session: str) -> None:
        """Sign out one browser at once."""
        guest, _ = await visit.named()
        await visit.parts.sessions.revoke(guest, session)

    @get("/tokens")
    async def tokens(self, visit: Visit) -> list[wire.TokenInfo]:
        """List the access tokens of my programs by name."""
        guest, _ = await visit.named()
        return await visit.parts.tokens.list(guest)

    @post("/token", status_code=200, guards=[limited("identity")])
    async def create_token(self, visit: Visit, data: wire.NewToken | None = None) -> wire.ApiToken:
        """Create a token that lets a program play as me. It is shown only once."""
        guest, _ = await visit.named()
        return await visit.parts.tokens.create(guest, data.name if data else None)

    @delete("/tokens/{name:str}")
    async def revoke_token(self, visit: Visit, name: str) -> None:
        """Revoke a token. Programs that use it are refused from now on."""
        guest, _ = await visit.named()
        await visit.parts.tokens.revoke(guest, name)

    @post("/code", status_code=200, guards=[limited("identity")])
    async def code(self, visit: Visit) -> wire.Code:
        """Create a one-time code for continuing on another device."""
        guest, _ = await visit.named()
        return await visit.identity.code(guest)

    @post("/move", status_code=200, guards=[limited("identity")])
    async def move(
        self, visit: Visit, data: wire.UseCode, user_agent: UserAgent = ""
    ) -> Response[wire.Me]:
        """Continue here as the person who made the code on another device."""
        guest = await visit.identity.use_code(data.code)
        session = await visit.parts.sessions.create(guest, user_agent)
        if visit.session:  # its cookie is about to be replaced
            await visit.parts.sessions.end(visit.session)
        return Response(await visit.identity.me(guest), cookies=_cookies(visit, session))


async def _renewed(visit: Visit, user_agent: str) -> SessionRow:
    """Replace a cookie of an older kind by one with a session of its own."""
    assert visit.session is not None  # only cookies can be outdated
    session = await visit.parts.sessions.create(visit.session.guest, user_agent)
    await visit.parts.sessions.end(visit.session)
    return session


def _cookies(visit: Visit, session: SessionRow) -> list[Cookie]:
    """Return our cookie. Over https, its name makes browsers accept it from this host only."""
    secure = visit.parts.secure
    cookie = Cookie(
        key=SECURE_COOKIE if secure else COOKIE,
        value=visit.parts.sessions.cookie(session),
        max_age=_YEARS,
        httponly=True,
        samesite="lax",
        secure=secure,
    )
    if not secure:
        return [cookie]
    return [cookie, Cookie(key=COOKIE, value="", max_age=0, httponly=True, secure=True)]
