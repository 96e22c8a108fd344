// Generated from /api/openapi.json by openapi.test.ts. Do not edit.

export interface paths {
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Health check, including the database */
        get: operations["platform_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an anonymous token (es-token) for a browser that has none */
        get: operations["players_anonymous"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an account with a phone number and a password, and log in */
        post: operations["players_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in and get the x-token, or a challenge if the account uses two-step verification */
        post: operations["players_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log out of this session */
        post: operations["players_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My profile */
        get: operations["players_user"];
        put?: never;
        post?: never;
        /** Close my account permanently and erase identifying data (legally required records stay under a number) */
        delete: operations["privacy_closeAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/terms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current version of the agreement, and each version that I accepted */
        get: operations["players_terms"];
        put?: never;
        /** Accept the current version of the agreement */
        post: operations["players_acceptTerms"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change my nickname, avatar or language, or whether my name is shown */
        put: operations["players_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/only_balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My gold balance */
        get: operations["players_balance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My sessions, most recently seen first */
        get: operations["sessions_sessions"];
        put?: never;
        post?: never;
        /** End all other sessions */
        delete: operations["sessions_endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one session (its browser is logged out on its next request) */
        delete: operations["sessions_endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My security settings, and until when withdrawals are blocked after a change */
        get: operations["security_security"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change my password and end every other session */
        put: operations["security_changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login/second": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete a login with the second step and get the x-token */
        post: operations["security_loginSecond"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login/passkey/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a login with a passkey */
        post: operations["security_beginPasskeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/login/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with a passkey and get the x-token */
        post: operations["security_passkeyLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/step_up/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a step-up for one sensitive action */
        post: operations["security_beginStepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/step_up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete a step-up and get a proof that is valid for one action */
        post: operations["security_stepUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/authenticator/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a secret for an authenticator app (active once a code is entered) */
        post: operations["security_beginAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Activate the authenticator app by entering a code */
        post: operations["security_addAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/authenticator/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove the authenticator app */
        post: operations["security_removeAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/recovery_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create new recovery codes, which invalidates the old ones */
        post: operations["security_renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** WebAuthn options to create a passkey */
        post: operations["security_beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save a new passkey */
        post: operations["security_addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Rename a passkey */
        put: operations["security_renamePasskey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Remove a passkey */
        post: operations["security_removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/messages/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My messages, newest first, and the number of unread ones */
        get: operations["messages_messages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/messages/read/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark a message and all earlier ones as read */
        put: operations["messages_readMessage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/banner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Home page banners, in order */
        get: operations["home_banner"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/bet_record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest settled bets in all games, newest first */
        get: operations["home_betRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/v2/broadcast": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest notable wins, newest first */
        get: operations["home_broadcast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/about_us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who operates this casino */
        get: operations["home_aboutUs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/contact_us": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contact channels (one with an empty target isn’t open yet) */
        get: operations["home_contactUs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Questions and answers */
        get: operations["home_faq"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The open games, with their exact RTP and latest results */
        get: operations["home_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fair/seeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My seeds: the hashed server seed in use, the next one, my client seed and the nonce of the next bet */
        get: operations["fairness_seeds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fair/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change seeds: set a client seed, reveal the server seed in use and start the next pair at nonce 0 */
        post: operations["fairness_rotate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fair/export/{seedPairId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All bets of a revealed seed pair, by nonce, several thousand per page */
        get: operations["fairness_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fair/pairs/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My revealed seed pairs, newest first */
        get: operations["fairness_pairs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bet/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One settled bet with everything needed to verify it (public) */
        get: operations["fairness_bet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bet/request/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My bet with this request id, for a client that lost the response (null if none was placed) */
        get: operations["fairness_requested"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fair/manifest/{epoch}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What determines all shared rounds of an epoch: the published manifest, its hash and the salt */
        get: operations["fairness_manifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fair/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The release history, newest first: hashes of rules, verifier and apps, each bound to the release before */
        get: operations["fairness_releases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fair/releases/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One release, with the SHA-256 of every file of the browser apps */
        get: operations["fairness_release"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fair/replacements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** When we replaced all seed pairs, or recovered a database that had lost recent data, newest first */
        get: operations["fairness_replacements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fair/epochs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published manifests, newest first, and the games that use each one now */
        get: operations["fairness_epochs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fair/round/{game}/{epoch}/{index}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One shared round: its hash and, once it’s over, its result */
        get: operations["fairness_round"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fair/book/{game}/{epoch}/{index}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A finished round’s bet list and the result of each bet. We published the list’s hash when betting closed. */
        get: operations["fairness_book"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fair/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Each open game’s exact RTP and house edge, and the measured RTP of its settled bets */
        get: operations["fairness_returns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bomb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current round, its bets, and my own */
        get: operations["bomb_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bomb/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bet on the current round while betting is open, otherwise on the next one */
        post: operations["bomb_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bomb/jump": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cash out now, at the moment the server reads the request */
        post: operations["bomb_jump"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bomb/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a bet before betting closes */
        post: operations["bomb_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bomb/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits, phases, multipliers and RTP of the game */
        get: operations["bomb_setting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bomb/mine_recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My settled bets, newest first */
        get: operations["bomb_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bomb/recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past rounds, newest first */
        get: operations["bomb_records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current round, its bets, and my own */
        get: operations["crash_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crash/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bet on the current round while betting is open, otherwise on the next one */
        post: operations["crash_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crash/jump": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cash out now, at the moment the server reads the request */
        post: operations["crash_jump"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crash/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a bet before betting closes */
        post: operations["crash_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crash/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits, phases, multipliers and RTP of the game */
        get: operations["crash_setting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crash/mine_recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My settled bets, newest first */
        get: operations["crash_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crash/recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past rounds, newest first */
        get: operations["crash_records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/football": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current round, its bets, and my own */
        get: operations["football_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/football/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bet on the current round while betting is open, otherwise on the next one */
        post: operations["football_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/football/jump": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cash out now, at the moment the server reads the request */
        post: operations["football_jump"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/football/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a bet before betting closes */
        post: operations["football_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/football/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits, phases, multipliers and RTP of the game */
        get: operations["football_setting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/football/mine_recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My settled bets, newest first */
        get: operations["football_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/football/recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past rounds, newest first */
        get: operations["football_records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fruit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current round, its bets, and my own */
        get: operations["fruit_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fruit/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bet on the current round while betting is open */
        post: operations["fruit_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fruit/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits, phases, chances and RTP of the game */
        get: operations["fruit_setting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fruit/mine_recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My settled bets, newest first */
        get: operations["fruit_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fruit/recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past rounds, newest first */
        get: operations["fruit_records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lucky3": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current round, its bets, and my own */
        get: operations["lucky3_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lucky3/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bet on the current round while betting is open */
        post: operations["lucky3_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lucky3/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits, phases, chances and RTP of the game */
        get: operations["lucky3_setting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lucky3/my/game/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My settled bets, newest first */
        get: operations["lucky3_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lucky3/game/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past rounds, newest first */
        get: operations["lucky3_records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minesweeper": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My open game, whichever device it was started on, and the seeds of the next one */
        get: operations["minesweeper_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minesweeper/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits, multipliers and RTP of the game */
        get: operations["minesweeper_setting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minesweeper/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a game, which fixes its board */
        post: operations["minesweeper_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minesweeper/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a tile */
        post: operations["minesweeper_reveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minesweeper/jump": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cash out */
        post: operations["minesweeper_jump"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minesweeper/mine_recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My finished games, newest first */
        get: operations["minesweeper_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/minesweeper/recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finished games of all players, newest first */
        get: operations["minesweeper_records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/richbomb": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current round, its bets, and my own */
        get: operations["richbomb_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/richbomb/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bet on the current round while betting is open, otherwise on the next one */
        post: operations["richbomb_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/richbomb/jump": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cash out now, at the moment the server reads the request */
        post: operations["richbomb_jump"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/richbomb/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a bet before betting closes */
        post: operations["richbomb_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/richbomb/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits, phases, multipliers and RTP of the game */
        get: operations["richbomb_setting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/richbomb/mine_recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My settled bets, newest first */
        get: operations["richbomb_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/richbomb/recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past rounds, newest first */
        get: operations["richbomb_records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roller/rand_hash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hashed server seed of my next roll */
        get: operations["roller_randHash"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roller/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A quote for a roll: chance, multiplier, payout, limits and the exact RTP of this bet */
        post: operations["roller_rate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roller": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Roll */
        post: operations["roller_roll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roller/user_bet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest rolls of all players */
        get: operations["roller_userBet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roller/recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rolls of all players, newest first */
        get: operations["roller_records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roller/mine_recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My rolls, newest first */
        get: operations["roller_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roller/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits, range and RTP of the game */
        get: operations["roller_setting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roulette": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current round, its bets, and my own */
        get: operations["roulette_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roulette/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bet on the current round while betting is open */
        post: operations["roulette_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roulette/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits, phases, chances and RTP of the game */
        get: operations["roulette_setting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roulette/mine_recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My settled bets, newest first */
        get: operations["roulette_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roulette/recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past rounds, newest first */
        get: operations["roulette_records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roulette/game/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pockets of the wheel and their odds */
        get: operations["roulette_role"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roulette/leaderboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Today’s largest net winners (UTC), with masked names */
        get: operations["roulette_leaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scratch/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My next card, fixed before I buy it, and my last one in case it wasn’t scratched */
        get: operations["scratch_next"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scratch/settting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Prices, prizes and RTP of the game */
        get: operations["scratch_setting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scratch/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buy a card, which is settled immediately (scratching only shows the result) */
        post: operations["scratch_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scratch/win_game/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Winning cards of all players, newest first */
        get: operations["scratch_winners"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/scratch/mine_recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My cards, newest first */
        get: operations["scratch_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/turntable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The hashed server seed of my next spin, and the wheels */
        get: operations["turntable_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/turntable/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Spin */
        post: operations["turntable_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/turntable/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits, wheels and RTP of the game */
        get: operations["turntable_setting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/turntable/recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Spins of all players, newest first */
        get: operations["turntable_records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/turntable/mine_recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My spins, newest first */
        get: operations["turntable_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wingo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current round, its bets, and my own */
        get: operations["wingo_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wingo/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bet on the current round while betting is open */
        post: operations["wingo_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wingo/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Limits, phases, chances and RTP of the game */
        get: operations["wingo_setting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wingo/mine_recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My settled bets, newest first */
        get: operations["wingo_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wingo/recored/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Past rounds, newest first */
        get: operations["wingo_records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log an operator in (the session is complete only after the second step) */
        post: operations["operatorAccess_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/invitation/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who an invitation is for */
        post: operations["operatorAccess_openInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/invitation/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation by setting a password, before setting up two-step verification */
        post: operations["operatorAccess_acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log out of this session
         * @description Available to every operator session, even before two-step verification.
         */
        post: operations["operatorAccess_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The logged-in operator, and what this session still needs
         * @description Available to every operator session, even before two-step verification.
         */
        get: operations["operatorAccess_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my password (required before anything else if it’s a one-time password)
         * @description Available to every operator session, even before two-step verification.
         */
        put: operations["operatorAccess_password"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/second/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The methods that can complete this session
         * @description Available to every operator session, even before two-step verification.
         */
        post: operations["operatorAccess_beginSecond"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/second": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the session with the second step
         * @description Available to every operator session, even before two-step verification.
         */
        post: operations["operatorAccess_second"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/authenticator/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a secret for an authenticator app (once logged in, the operator must confirm the password)
         * @description Available to every operator session, even before two-step verification.
         */
        post: operations["operatorAccess_beginAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Activate the authenticator app by entering a code
         * @description Available to every operator session, even before two-step verification.
         */
        post: operations["operatorAccess_addAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/passkeys/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * WebAuthn options to create a passkey (once logged in, the operator must confirm the password)
         * @description Available to every operator session, even before two-step verification.
         */
        post: operations["operatorAccess_beginPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a new passkey
         * @description Available to every operator session, even before two-step verification.
         */
        post: operations["operatorAccess_addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My security settings
         * @description Roles: support, finance, content, risk, owner.
         */
        get: operations["ownOperatorAccount_security"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/authenticator/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the authenticator app (only if a passkey remains)
         * @description Roles: support, finance, content, risk, owner.
         */
        post: operations["ownOperatorAccount_removeAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/passkeys/{id}/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a passkey (only if another method remains)
         * @description Roles: support, finance, content, risk, owner.
         */
        post: operations["ownOperatorAccount_removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/recovery_codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create new recovery codes, which invalidates the old ones
         * @description Roles: support, finance, content, risk, owner.
         */
        post: operations["ownOperatorAccount_renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My sessions, most recently seen first
         * @description Roles: support, finance, content, risk, owner.
         */
        get: operations["ownOperatorAccount_sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of my sessions
         * @description Roles: support, finance, content, risk, owner.
         */
        delete: operations["ownOperatorAccount_endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pending invitations
         * @description Roles: owner.
         */
        get: operations["operators_invitations"];
        put?: never;
        /**
         * Invite an operator. Only this response contains the link’s secret. For a role that moves money, another owner must agree.
         * @description Roles: owner.
         */
        post: operations["operators_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/invitation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description Roles: owner.
         */
        delete: operations["operators_revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/operator/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an operator’s role (a role that moves money needs the agreement of another owner)
         * @description Roles: owner.
         */
        put: operations["operators_setRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/operator/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Suspend an operator and end all their sessions, or lift the suspension
         * @description Roles: owner.
         */
        put: operations["operators_setStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/operator/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose to reset an operator’s lost two-step verification (another owner must agree)
         * @description Roles: owner.
         */
        post: operations["operators_resetSecond"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/operator/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pending invitations, roles and resets that another owner must agree to
         * @description Roles: owner.
         */
        get: operations["operators_proposals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/operator/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to or decline what another owner proposed about an operator (for a reset, only this response contains the one-time password)
         * @description Roles: owner.
         */
        post: operations["operators_decideProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/audit/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify the audit log and get the first broken entry, if any
         * @description Roles: finance, risk, owner.
         */
        get: operations["audit_verifyAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log as lines of JSON with the head last, for `npm run audit`
         * @description Roles: finance, risk, owner.
         */
        get: operations["audit_exportActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the hourly ledger checks have found, and the totals by account type
         * @description Roles: finance, risk, owner.
         */
        get: operations["ledger_ledger"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/ledger/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the whole ledger now, which reads every entry (one check at a time)
         * @description Roles: owner.
         */
        post: operations["ledger_checkLedger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Operators
         * @description Roles: owner.
         */
        get: operations["operatorsList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Operators, as a CSV file
         * @description Roles: owner.
         */
        get: operations["operatorsList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log
         * @description Roles: finance, risk, owner.
         */
        get: operations["actsList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log, as a CSV file
         * @description Roles: finance, risk, owner.
         */
        get: operations["actsList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/price_setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gold packages, limits for a custom amount, and the deposit currencies */
        get: operations["wallet_priceSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a deposit and get its payment page */
        post: operations["wallet_recharge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My deposits, newest first */
        get: operations["wallet_recharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The status of one of my deposits */
        get: operations["wallet_rechargeStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/pay/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the payment page shows about one of my deposits */
        get: operations["wallet_pay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/address/{network}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My deposit address on a network */
        get: operations["wallet_depositAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recharge/faucet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send test coins to my deposit address (play money only) */
        post: operations["wallet_faucet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawal/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My withdrawable balance, and the gold held for pending withdrawals */
        get: operations["wallet_withdrawalBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawal/setting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Minimums, fees and rates of each payout method */
        get: operations["wallet_withdrawalSetting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawal/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A withdrawal quote, binding until it expires */
        post: operations["wallet_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Withdraw on the terms of a quote (the gold is held immediately) */
        post: operations["wallet_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawal/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a withdrawal that isn’t approved yet */
        post: operations["wallet_cancelWithdrawal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawal/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My pending withdrawals, or the latest one if none is pending */
        get: operations["wallet_withdrawalStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawal/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The status of one of my withdrawals */
        get: operations["wallet_withdrawalOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawal/voucher/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My withdrawals, newest first */
        get: operations["wallet_vouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawal/bank_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every bank and mobile money service that supports payouts */
        get: operations["wallet_bankCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/withdrawal/shpay/bank": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The banks that the gateway currently lists */
        get: operations["wallet_gatewayBanks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/ledger/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My transaction history, newest first */
        get: operations["wallet_movements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/ledger/export/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My transaction history in large pages, for exports */
        get: operations["wallet_allMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/ledger/net/{by}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My deposits, withdrawals and net result by day, week or month */
        get: operations["wallet_net"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ad_task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Rewarded tasks of the ad network */
        get: operations["wallet_adTasks"];
        /** Start a task or get its status (the ad network confirms when it’s done) */
        put: operations["wallet_beginAdTask"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/withdrawal/{state}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Withdrawals in a given state, oldest first
         * @description Roles: finance, risk, owner.
         */
        get: operations["treasury_queue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/withdrawal/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a withdrawal (the second approval releases it)
         * @description Roles: finance, risk, owner.
         */
        post: operations["treasury_approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/withdrawal/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a withdrawal with a reason, and refund its gold
         * @description Roles: finance, risk, owner.
         */
        post: operations["treasury_reject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/reconciliation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Discrepancies between the ledger and the gateway or chain, and when they were last checked
         * @description Roles: finance, risk, owner.
         */
        get: operations["treasury_reconciliation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/recharge/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle a refunded or charged-back payment, so the player’s withdrawals no longer go to review
         * @description Roles: finance, risk, owner.
         */
        post: operations["treasury_settleReversal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/chain/unfreeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a network that was paused because credited blocks disappeared (credited gold stays credited)
         * @description Roles: finance, risk, owner.
         */
        post: operations["treasury_unfreeze"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/chain/nonce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adopt the chain’s nonce after the hot wallet was used outside this server
         * @description Roles: finance, risk, owner.
         */
        post: operations["treasury_adoptNonce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/hook/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rejected webhooks, newest first
         * @description Roles: finance, risk, owner.
         */
        get: operations["treasury_refusedHooks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players
         * @description Roles: support, finance, risk, owner.
         */
        get: operations["playersList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players, as a CSV file
         * @description Roles: support, finance, risk, owner.
         */
        get: operations["playersList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player's transactions
         * @description Roles: support, finance, risk, owner.
         */
        get: operations["movementsList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/movements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player's transactions, as a CSV file
         * @description Roles: support, finance, risk, owner.
         */
        get: operations["movementsList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/player-bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player's bets
         * @description Roles: support, finance, risk, owner.
         */
        get: operations["playerBetsList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/player-bets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player's bets, as a CSV file
         * @description Roles: support, finance, risk, owner.
         */
        get: operations["playerBetsList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/player/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find players by number, phone, email, invitation code or the start of their nickname
         * @description Roles: support, finance, risk, owner.
         */
        post: operations["playerBackoffice_find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/player/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One player: profile, status, gold, linked accounts, sessions and notes
         * @description Roles: support, finance, risk, owner.
         */
        get: operations["playerBackoffice_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/player/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A player’s unmasked phone number and email (each view is recorded in the audit log)
         * @description Roles: risk, owner.
         */
        post: operations["playerBackoffice_reveal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/player/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a note about a player (notes can’t be changed)
         * @description Roles: support, finance, risk, owner.
         */
        post: operations["playerBackoffice_note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/player/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End one of a player’s sessions
         * @description Roles: support, risk, owner.
         */
        post: operations["playerBackoffice_endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/player/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a password reset code to a player’s verified phone or email (no operator sees it)
         * @description Roles: support, risk, owner.
         */
        post: operations["playerBackoffice_sendRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/player/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend a player. It blocks bets and deposits, holds withdrawals and gives the player the reason.
         * @description Roles: risk, owner.
         */
        post: operations["playerBackoffice_suspend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/player/lift": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift a player’s suspension and notify the player
         * @description Roles: risk, owner.
         */
        post: operations["playerBackoffice_lift"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/recharges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deposits through the gateway and on chains
         * @description Roles: support, finance, risk, owner.
         */
        get: operations["rechargesList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/recharges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deposits through the gateway and on chains, as a CSV file
         * @description Roles: support, finance, risk, owner.
         */
        get: operations["rechargesList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Withdrawals
         * @description Roles: support, finance, risk, owner.
         */
        get: operations["withdrawalsList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/withdrawals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Withdrawals, as a CSV file
         * @description Roles: support, finance, risk, owner.
         */
        get: operations["withdrawalsList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Manual adjustments, including those that need a second operator
         * @description Roles: finance, risk, owner.
         */
        get: operations["adjustmentsList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Manual adjustments, including those that need a second operator, as a CSV file
         * @description Roles: finance, risk, owner.
         */
        get: operations["adjustmentsList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/money": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pending work, the operator’s account balances, the gateway, the chains and their hot wallets
         * @description Roles: finance, risk, owner.
         */
        get: operations["moneyBackoffice_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/adjustment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit or debit a player with a reason that the player sees (a large amount needs a second operator)
         * @description Roles: finance, owner.
         */
        post: operations["moneyBackoffice_adjust"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/fill": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer the operator’s own money to the bankroll or another operator account (a second operator must approve)
         * @description Roles: owner.
         */
        post: operations["moneyBackoffice_fill"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/profit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer the operator’s earnings or a provider’s fees out of the commission account (another owner must approve)
         * @description Roles: owner.
         */
        post: operations["moneyBackoffice_takeProfit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/adjustment/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or decline an adjustment that another operator requested
         * @description Roles: finance, owner.
         */
        post: operations["moneyBackoffice_decide"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Identity documents and sources of funds for review
         * @description Roles: risk, owner.
         */
        get: operations["identityList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Identity documents and sources of funds for review, as a CSV file
         * @description Roles: risk, owner.
         */
        get: operations["identityList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/sanctions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players whose name is like one of a sanctions list
         * @description Roles: risk, owner.
         */
        get: operations["sanctionsList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/sanctions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players whose name is like one of a sanctions list, as a CSV file
         * @description Roles: risk, owner.
         */
        get: operations["sanctionsList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players' questions to support
         * @description Roles: support, owner.
         */
        get: operations["questionsList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players' questions to support, as a CSV file
         * @description Roles: support, owner.
         */
        get: operations["questionsList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agent applications
         * @description Roles: finance, risk, owner.
         */
        get: operations["agentsList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agent applications, as a CSV file
         * @description Roles: finance, risk, owner.
         */
        get: operations["agentsList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Referrals between accounts that share a device, a phone or a payout destination
         * @description Roles: finance, risk, owner.
         */
        get: operations["linksList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Referrals between accounts that share a device, a phone or a payout destination, as a CSV file
         * @description Roles: finance, risk, owner.
         */
        get: operations["linksList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/rebate-payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Weekly rebate payouts
         * @description Roles: finance, risk, owner.
         */
        get: operations["rebatePayoutsList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/rebate-payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Weekly rebate payouts, as a CSV file
         * @description Roles: finance, risk, owner.
         */
        get: operations["rebatePayoutsList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/epochs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Daily settlements of the bankroll
         * @description Roles: finance, risk, owner.
         */
        get: operations["epochsList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/epochs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Daily settlements of the bankroll, as a CSV file
         * @description Roles: finance, risk, owner.
         */
        get: operations["epochsList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/signs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Markers of harm
         * @description Roles: finance, risk, owner.
         */
        get: operations["signsList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/signs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Markers of harm, as a CSV file
         * @description Roles: finance, risk, owner.
         */
        get: operations["signsList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/exclusion-matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts that share details with a player on a time-out or self-excluded
         * @description Roles: finance, risk, owner.
         */
        get: operations["exclusionMatchesList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/exclusion-matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts that share details with a player on a time-out or self-excluded, as a CSV file
         * @description Roles: finance, risk, owner.
         */
        get: operations["exclusionMatchesList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/list/age-flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players who said in a chat that they are under age
         * @description Roles: support, risk, owner.
         */
        get: operations["ageFlagsList_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/csv/age-flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Players who said in a chat that they are under age, as a CSV file
         * @description Roles: support, risk, owner.
         */
        get: operations["ageFlagsList_csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/package": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The gold packages on offer, or the prices of other amounts
         * @description Roles: content, owner.
         */
        get: operations["packages_packages"];
        /**
         * Set the gold packages on offer (prices follow from the rate)
         * @description Roles: content, owner.
         */
        put: operations["packages_writePackages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My masked phone number, whether it’s verified, and whether a code was sent to it */
        get: operations["phone_phone"];
        /** Verify the phone number by entering the code that was sent to it */
        put: operations["phone_verifyPhone"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/phone/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to my phone number, or to another number while mine isn’t verified */
        post: operations["phone_sendPhoneCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/phone/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Take the phone number from that account by entering the code, so that it can be registered */
        put: operations["phone_freePhone"];
        /** Send a code to a phone number that another account has without having verified it */
        post: operations["phone_claimPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a password reset code can be sent */
        get: operations["recovery_recovery"];
        /** Set a new password by entering the code, which ends every session and pauses withdrawals for a day */
        put: operations["recovery_recoverPassword"];
        /** Send a code to the verified contact of a phone number’s account, without revealing whether it has one */
        post: operations["recovery_sendRecoveryCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The bankroll, its unit price, its past results and my own units */
        get: operations["investment_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investment/buy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buy units at the price of the next daily settlement (the gold is held immediately) */
        post: operations["investment_buy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investment/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Redeem units at the price of the next daily settlement */
        post: operations["investment_redeem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investment/epoch/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every daily settlement, newest first */
        get: operations["investment_epochs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/investment/record/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My orders, newest first */
        get: operations["investment_records"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/investment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bankroll, and the operator’s own units
         * @description Roles: finance, risk, owner.
         */
        get: operations["shareBackoffice_ownShare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/investment/redeem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeem some of the operator’s own units (the operator must keep a tenth of all units)
         * @description Roles: finance, risk, owner.
         */
        post: operations["ownShare_redeem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/invited/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My invitation code, my level, and my rebates by tier */
        get: operations["referral_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/invited/friends/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My friends in one tier, newest first */
        get: operations["referral_friends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/invited/rewards/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Each of my rebates with its calculation, and the payouts, newest first */
        get: operations["referral_rewards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My agent status, and the figures that count for the levels */
        get: operations["referral_agent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/agent/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply to become an agent */
        post: operations["referral_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/share/h5": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Title, text and link to share (the link contains the player’s invitation code, if logged in) */
        get: operations["referral_share"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/refer/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a referral’s held rebates, or decline the referral permanently
         * @description Roles: finance, risk, owner.
         */
        post: operations["agency_decideLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/refer/agent/{state}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Agent applications in a state, oldest first
         * @description Roles: finance, risk, owner.
         */
        get: operations["agency_applications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/refer/agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or decline an agent application
         * @description Roles: finance, risk, owner.
         */
        post: operations["agency_decideAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/refer/payout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pending rebate payouts, and the balance of the commission account
         * @description Roles: finance, risk, owner.
         */
        get: operations["agency_payouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sign_in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My streak, the reward gold for each of the seven days, and what’s left of today’s budget (UTC) */
        get: operations["signIn_state"];
        put?: never;
        /** Collect today’s reward gold (repeating the call changes nothing) */
        post: operations["signIn_sign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/solvency": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What we owe players and what we hold at one point in time, with the root of the Merkle tree over all players */
        get: operations["solvency_state"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/solvency/proof": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My leaf in the latest proof of reserves, and its Merkle path to the root */
        get: operations["solvency_proof"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/home/leaders/{span}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The largest single wins and the largest net winners of today or of this week since Monday (UTC) */
        get: operations["leaders_leaders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/game/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Paused games, whether all are stopped, and announced limit changes */
        get: operations["games_notices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Today (UTC): results against expectation, players, gold in and out, bankroll, limits and alarms
         * @description Roles: finance, risk, owner.
         */
        get: operations["today_today"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/today/plot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Results for the last hour by minute, day by hour or month by day
         * @description Roles: finance, risk, owner.
         */
        get: operations["today_plot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/game": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The status of every game: open or paused, round, active node, open bets and limits
         * @description Roles: support, finance, risk, owner.
         */
        get: operations["gameBackoffice_games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/game/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a game (rounds in progress finish, queued bets are refunded)
         * @description Roles: risk, owner.
         */
        post: operations["gameBackoffice_pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/game/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a game
         * @description Roles: risk, owner.
         */
        post: operations["gameBackoffice_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/game/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set or remove lower limits for a game, announced to players 10 minutes before they apply
         * @description Roles: risk, owner.
         */
        post: operations["gameBackoffice_setLimits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/game/cash-out-idle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cash out open step games that have had no step for some minutes, at their current value
         * @description Roles: risk, owner.
         */
        post: operations["gameBackoffice_cashOutIdle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/chain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every published hash chain: manifest, salt and its source, rounds used and left
         * @description Roles: support, finance, risk, owner.
         */
        get: operations["gameBackoffice_manifests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/chain/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End hash chains for a published reason (no later round is drawn from them, open rounds are refunded)
         * @description Roles: owner.
         */
        post: operations["gameBackoffice_endEpochs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The recovery in progress, if the database lost its latest data, and what it still needs
         * @description Roles: support, finance, risk, owner.
         */
        get: operations["gameBackoffice_recovery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/recovery/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the games again after all hash chains and seed pairs from before the fault were replaced
         * @description Roles: owner.
         */
        post: operations["gameBackoffice_finishRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/limits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My limits and how much of each is used, time-outs, reality check, net result and time played */
        get: operations["protection_limits"];
        /** Set a limit (a lower one applies immediately, a higher one or none after 24 hours and a second confirmation) */
        put: operations["protection_setLimit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/limits/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a higher or removed limit 24 hours after the request */
        post: operations["protection_confirmLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/reality_check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Acknowledge the reality check and continue */
        post: operations["protection_answerCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/timeout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a time-out, which blocks bets and deposits and can only be extended */
        post: operations["protection_timeout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/exclude": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Self-exclude for a number of months or permanently (0), which ends every session (withdrawals stay possible) */
        post: operations["protection_exclude"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/protection/player/{playerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A player’s limits, time-outs and figures
         * @description Roles: support, finance, risk, owner.
         */
        get: operations["protectionBackoffice_guardOf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/protection/ceiling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set or remove a limit set by us for a player (it never raises the player’s own limit)
         * @description Roles: finance, risk, owner.
         */
        post: operations["protectionBackoffice_setCeiling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/protection/match": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block an account that belongs to a self-excluded player, or lift the match
         * @description Roles: risk, owner.
         */
        post: operations["protectionBackoffice_decideMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every country with its name and whether gambling is allowed there, and my current country */
        get: operations["geo_places"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set my country */
        put: operations["geo_setPlace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Countries that differ from the default rule, with their number of players
         * @description Roles: risk, owner.
         */
        get: operations["geoRules_geoRules"];
        /**
         * Close or open countries, from the next bet, deposit and registration
         * @description Roles: risk, owner.
         */
        put: operations["geoRules_setGeoRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/places/pace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the pace of games in a country, from the next bet
         * @description Roles: risk, owner.
         */
        put: operations["geoRules_setPace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My identity level, its limits, and the state of my documents */
        get: operations["identity_identity"];
        put?: never;
        /** Send the uploaded images and my details for review, replacing any pending submission */
        post: operations["identity_submitIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/identity/image/{side}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Upload one image of a document or a selfie, replacing an earlier one that isn’t submitted */
        put: operations["identity_uploadImage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/identity/funds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say where my money comes from, with an uploaded image of a statement if there is one */
        post: operations["identity_submitFunds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/identity/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One submission with the player’s details (each view is recorded in the audit log)
         * @description Roles: risk, owner.
         */
        post: operations["identityBackoffice_openCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/identity/image": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One image of a submission, in base64 (each view is recorded in the audit log)
         * @description Roles: risk, owner.
         */
        post: operations["identityBackoffice_openImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/identity/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a submission, or refuse it with a reason that the player reads (each submission once)
         * @description Roles: risk, owner.
         */
        post: operations["identityBackoffice_decideCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/sanctions/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide whether a sanctions match is a different person (each match once)
         * @description Roles: risk, owner.
         */
        post: operations["identityBackoffice_decideHit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/sanctions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sanctions lists that players are compared with
         * @description Roles: risk, owner.
         */
        get: operations["identityBackoffice_sanctionsLists"];
        put?: never;
        /**
         * Replace a sanctions list with a UN or EU file. Then compare all players with it.
         * @description Roles: risk, owner.
         */
        post: operations["identityBackoffice_uploadSanctions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The server’s VAPID public key, and whether this session has a push subscription */
        get: operations["push_pushState"];
        /** Subscribe this browser to notifications about money and security until the session ends */
        put: operations["push_subscribe"];
        post?: never;
        /** Unsubscribe this session’s browser */
        delete: operations["push_unsubscribe"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai_lady/{sort}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The characters, by popularity, newest first or in the set order */
        get: operations["chat_characters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai_lady/message/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My messages with one character (`id`) or with all of them, newest first, twenty per page. A page with all characters is longer if messages from several chats share its last createTime */
        get: operations["chat_history"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai_lady/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a chat’s messages and what the character remembers */
        delete: operations["chat_deleteHistory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai_lady/memory/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a character remembers about me */
        get: operations["chat_memory"];
        /** Correct what a character remembers (an empty value deletes it) */
        put: operations["chat_editMemory"];
        post?: never;
        /** Delete everything that a character remembers about me */
        delete: operations["chat_wipeMemory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai_lady/export/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export a chat, oldest first, with what the character remembers */
        get: operations["chat_exportChat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai_lady/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report a message, with the five before it, to our team (once per message) */
        post: operations["chat_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai_lady/report/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The status of my report of a message */
        get: operations["chat_reportState"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai_lady/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get a single-use ticket for the socket, so that no token appears in a URL */
        post: operations["chat_ticket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/vip_price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** VIP prices and benefits, and when my VIP ends */
        get: operations["vip_vipPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/vip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Buy VIP with gold (days are added to those you have) */
        post: operations["vip_buyVip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/google/order/vip/price": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The Google Play products, and the account hash that an order must contain */
        get: operations["vip_googleVipPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/google/order/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Submit an order signed by Google (repeating the call changes nothing) */
        post: operations["vip_verifyGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/chat/report/{state}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reported messages: open ones, oldest first, or closed ones, most recently closed first
         * @description Roles: support, owner.
         */
        get: operations["chatReports_chatReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/chat/report/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show the player that their report is under review (a repeat has no effect)
         * @description Roles: support, owner.
         */
        post: operations["chatReports_reviewChatReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/chat/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a report with its outcome for our team, and the decision that the player sees
         * @description Roles: support, owner.
         */
        post: operations["chatReports_closeChatReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/chat/age": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clear an age flag, which opens the chats for the player again
         * @description Roles: support, risk, owner.
         */
        post: operations["ageFlags_clearAgeFlag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/character": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All characters, in order, including disabled ones
         * @description Roles: content, owner.
         */
        get: operations["characters_listedCharacters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/character/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A character with its full sheet
         * @description Roles: content, owner.
         */
        get: operations["characters_keptCharacter"];
        /**
         * Create or change a character (fails if another operator has changed it in the meantime)
         * @description Roles: content, owner.
         */
        put: operations["characters_writeCharacter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/character/{id}/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enable or disable a character (existing chats stay readable)
         * @description Roles: content, owner.
         */
        put: operations["characters_switchCharacter"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/character/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the order of the characters (list each one once)
         * @description Roles: content, owner.
         */
        post: operations["characters_orderCharacters"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/character/{id}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a character as a version 3 character card
         * @description Roles: content, owner.
         */
        get: operations["characters_characterCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/character/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a version 3 character card with texts in both languages
         * @description Roles: content, owner.
         */
        post: operations["characters_takeCharacterCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My masked email address, and whether a code was sent to a new one */
        get: operations["email_email"];
        /** Save an email address by entering the code that was sent to it */
        put: operations["email_saveEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/email/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a code to an email address, without revealing whether it’s in use */
        post: operations["email_sendEmailCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a question to our team (the answer arrives as a message) */
        post: operations["support_contact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/contact/{lastCreateTime}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My questions with their answers, newest first */
        get: operations["support_contacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/support": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The number of open questions, and the age of the oldest
         * @description Roles: support, owner.
         */
        get: operations["supportBackoffice_support"];
        put?: never;
        /**
         * Answer a player’s question (each question once)
         * @description Roles: support, owner.
         */
        post: operations["supportBackoffice_answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/content/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All texts of one kind, in order
         * @description Roles: content, owner.
         */
        get: operations["content_content"];
        put?: never;
        /**
         * Set the order of all texts of one kind (list each one once)
         * @description Roles: content, owner.
         */
        post: operations["content_orderContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/content/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every version of a text, newest first (a version without texts is a deletion)
         * @description Roles: content, owner.
         */
        get: operations["content_contentVersions"];
        /**
         * Save a text in both languages (fails if another operator has changed it in the meantime)
         * @description Roles: content, owner.
         */
        put: operations["content_writeContent"];
        post?: never;
        /**
         * Delete a banner or a question (its versions are kept)
         * @description Roles: content, owner.
         */
        delete: operations["content_takeContentAway"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/taken_away/{kind}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deleted texts of one kind, with their last version
         * @description Roles: content, owner.
         */
        get: operations["content_contentTakenAway"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Answer templates
         * @description Roles: support, owner.
         */
        get: operations["templates_templates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/console/template/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every version of a template, newest first
         * @description Roles: support, owner.
         */
        get: operations["templates_templateVersions"];
        /**
         * Save a template in both languages (fails if it has changed since you loaded it)
         * @description Roles: support, owner.
         */
        put: operations["templates_writeTemplate"];
        post?: never;
        /**
         * Delete a template (its versions are kept)
         * @description Roles: support, owner.
         */
        delete: operations["templates_takeTemplateAway"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All data stored about me, in pages (`next` is null on the last one) */
        get: operations["privacy_export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/client_error": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report an error in the browser app (logged without player data) */
        post: operations["clientErrors_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Why a call was refused. Numbers never change their meaning. Texts may change. */
        RefusalErrno: number & (403 | 505 | 510 | 1000 | 1001 | 1002 | 1003 | 1004 | 1005 | 1006 | 1007 | 1008 | 1009 | 1010 | 1020 | 1021 | 1022 | 1023 | 1024 | 1025 | 1026 | 1027 | 1028 | 1029 | 1030 | 1014 | 1031 | 1070 | 1071 | 1072 | 1073 | 1074 | 1075 | 1076 | 1077 | 1078 | 1079 | 1080 | 1081 | 1082 | 1083 | 1084 | 1085 | 1086 | 1087 | 1088 | 1090 | 1091 | 1092 | 1094 | 1095 | 1096 | 1097 | 1093 | 1011 | 1012 | 1101 | 1102 | 1103 | 1104 | 1108 | 1105 | 1106 | 1107 | 1201 | 1202 | 1203 | 1210 | 1211 | 1212 | 1213 | 1214 | 1301 | 1013 | 1401 | 1402 | 1403 | 1404 | 1405 | 1406 | 1420 | 1421 | 1422 | 1440 | 1501 | 1502 | 1503 | 1504 | 1505 | 1506 | 1507 | 1508 | 1509 | 1510 | 1511 | 1512 | 1513 | 1514 | 1515 | 1516 | 1517 | 1522 | 1520 | 1521 | 1700 | 1701 | 1702 | 1703 | 1704 | 1705 | 1706 | 1707 | 1708 | 1709 | 1710 | 1711 | 1712 | 1713 | 1714 | 1715 | 1716 | 1930 | 1931 | 1932 | 1933 | 1934 | 1740 | 1741 | 1742 | 1743 | 1744 | 1745 | 1746 | 1747 | 1748 | 1749 | 1750 | 1751 | 1752 | 1753 | 1754 | 1755 | 1756 | 1757 | 1758 | 1759 | 1040 | 1041 | 1042 | 1043 | 1044 | 1045 | 1046 | 1047 | 1048 | 1049 | 1050 | 1051 | 1052 | 1053 | 1054 | 1055 | 1056 | 1057 | 1058 | 1059 | 1060 | 1061 | 1062 | 1600 | 1601 | 1602 | 1603 | 1604 | 1605 | 1606 | 1607 | 1608 | 1609 | 1610 | 1611 | 1612 | 1620 | 1621 | 1622 | 1623 | 1624 | 1625 | 1626 | 1627 | 1628 | 1629 | 1641 | 1630 | 1631 | 1632 | 1633 | 1634 | 1635 | 1636 | 1637 | 1638 | 1639 | 1640 | 1901 | 1902 | 1903 | 1904 | 1905 | 1906 | 1907 | 1908 | 1909 | 1910 | 1911 | 1912 | 1980 | 1981 | 1982 | 1983 | 1984 | 1940 | 1941 | 1950 | 1951 | 1952 | 1953 | 1954 | 1955 | 1956 | 1957 | 1958 | 1959 | 1970 | 1971 | 1972 | 5000);
        /** @description The body of every refusal. */
        Refusal: {
            errno: components["schemas"]["RefusalErrno"];
            /** @description A text for the player, in French if Accept-Language starts with `fr`, otherwise in English. */
            message: string;
            data: null;
        };
        /** @description The token is unknown, expired or revoked. Log in again. The HTTP status is 200. */
        SessionEnded: components["schemas"]["Refusal"] & {
            /** @enum {unknown} */
            errno: 505 | 510;
        };
        ClaimedPlace: {
            country: string;
            /** @enum {string} */
            how: "position" | "hand";
        };
        Login: {
            token: string;
            user: components["schemas"]["User"];
        };
        User: {
            id: number;
            nickname: string;
            avatar: number;
            phone: string;
            country: string;
            /** @enum {string} */
            language: "en" | "fr";
            invitationCode: string;
            gold: number;
            hideName: boolean;
            createTime: number;
            contactVerified: boolean;
            restriction: components["schemas"]["Restriction"] | null;
            termsDue: boolean;
        };
        Restriction: {
            /** @enum {string} */
            kind: "timeout" | "exclusion";
            until: number | null;
        };
        SecondFactorNeeded: {
            challenge: string;
            ways: ("code" | "passkey" | "recovery" | "password")[];
            passkey: components["schemas"]["PasskeyRequest"] | null;
            token: null;
            user: null;
        };
        PasskeyRequest: {
            challenge: string;
            rpId: string;
            timeout: number;
            /** @constant */
            userVerification: "required";
            allowCredentials: {
                id: string;
                /** @constant */
                type: "public-key";
                transports: string[];
            }[];
        };
        Terms: {
            version: string;
            isDue: boolean;
            accepted: {
                version: string;
                time: number;
            }[];
        };
        Session: {
            /** Format: uuid */
            id: string;
            browser: string | null;
            system: string | null;
            firstSeen: number;
            lastSeen: number;
            isThis: boolean;
        };
        Passkey: {
            id: number;
            name: string;
            isSynced: boolean;
            createTime: number;
            lastUsed: number | null;
        };
        PasskeyAnswer: {
            id: string;
            rawId: string;
            /** @constant */
            type: "public-key";
            authenticatorAttachment?: string | null;
            response: {
                clientDataJSON: string;
                authenticatorData: string;
                signature: string;
                userHandle?: string | null;
            };
        };
        SecondStepLogin: {
            token: string;
            user: components["schemas"]["User"];
        };
        Challenge: {
            challenge: string;
            ways: ("code" | "passkey" | "recovery" | "password")[];
            passkey: components["schemas"]["PasskeyRequest"] | null;
        };
        PasskeyCreation: {
            challenge: string;
            rp: {
                id: string;
                name: string;
            };
            user: {
                id: string;
                name: string;
                displayName: string;
            };
            pubKeyCredParams: {
                /** @constant */
                type: "public-key";
                alg: number;
            }[];
            timeout: number;
            /** @constant */
            attestation: "none";
            excludeCredentials: {
                id: string;
                /** @constant */
                type: "public-key";
                transports: string[];
            }[];
            authenticatorSelection: {
                /** @constant */
                residentKey: "required";
                /** @constant */
                requireResidentKey: true;
                /** @constant */
                userVerification: "required";
            };
        };
        PasskeyCreated: {
            id: string;
            rawId: string;
            /** @constant */
            type: "public-key";
            authenticatorAttachment?: string | null;
            response: {
                clientDataJSON: string;
                attestationObject: string;
                transports?: string[];
            };
        };
        Message: {
            id: number;
            code: string;
            params: {
                [key: string]: string | number;
            };
            isRead: boolean;
            createTime: number;
        };
        FeedBet: {
            id: number;
            game: string;
            player: string;
            gold: number;
            payout: number;
            createTime: number;
        };
        Seeds: {
            seedPairId: number | null;
            serverSeedHash: string | null;
            nextServerSeedHash: string;
            clientSeed: string | null;
            nonce: number;
        };
        PublicBet: {
            id: number;
            game: string;
            player: string;
            gold: number;
            payout: number;
            choice: unknown;
            outcome: unknown;
            createTime: number;
            proof: components["schemas"]["SeedProof"] | null;
            round: components["schemas"]["RoundProof"] | null;
        };
        SeedProof: {
            seedPairId: number;
            serverSeedHash: string;
            serverSeed: string | null;
            /** @description The client seed, chosen by the player. */
            clientSeed: string;
            nonce: number;
        };
        RoundProof: {
            epoch: number;
            index: number;
            hash: string;
            commit: string;
            salt: string;
            /** @enum {string} */
            saltSource: "dev" | "btc";
            lockTime: number;
            beaconRound: number | null;
            beacon: string | null;
            beaconSignature: string | null;
        };
        SaltProof: {
            ots: string;
            headers: string;
            coinbase: string;
            branch: string[];
        };
        Release: {
            number: number;
            body: string;
            hash: string;
            createTime: number;
            seenTime: number;
        };
        RoundLimits: {
            bankroll: number;
            operatorMaxProfit: number | null;
            operatorMaxStake: number | null;
            maxProfit: number;
            maxRoundLoss: number;
        };
        BookBet: {
            id: number;
            /** @enum {string} */
            state: "placed" | "settled" | "refunded";
            cap: number | null;
            exit: number | null;
            payout: number | null;
            interrupted: boolean;
        };
        CrashState: {
            epoch: number;
            index: number;
            /** @enum {string} */
            phase: "betting" | "locked" | "running" | "result";
            phaseEndsAt: number | null;
            lockTime: number;
            startedAt: number | null;
            endedAt: number | null;
            limits: components["schemas"]["RoundLimits"];
            commit: string;
            salt: string;
            /** @enum {string} */
            saltSource: "dev" | "btc";
            beaconRound: number | null;
            beacon: string | null;
            beaconSignature: string | null;
            bookVersion: string;
            bookRoot: string | null;
            roundCap: number | null;
            bust: number | null;
            hash: string | null;
            incident: ("restart" | "void") | null;
            my: components["schemas"]["CrashBet"] | null;
            next: components["schemas"]["CrashBet"] | null;
            serverNow: number;
            elapsedMs: number | null;
            multiplier: number;
            step: number | null;
            players: components["schemas"]["CrashSeat"][];
            playerCount: number;
            totalGold: number;
        };
        CrashBet: {
            id: number;
            gold: number;
            auto: number | null;
            cap: number;
            /** @enum {string} */
            state: "queued" | "placed" | "settled" | "cancelled" | "refunded";
            exit: number | null;
            payout: number | null;
            round: {
                epoch: number;
                index: number;
            } | null;
            createTime: number;
        };
        CrashSeat: {
            id: number;
            player: string;
            gold: number;
            /** @enum {string} */
            state: "placed" | "settled" | "cancelled" | "refunded";
            exit: number | null;
            payout: number | null;
        };
        CrashBetPlaced: {
            bet: components["schemas"]["CrashBet"];
            balance: number;
        };
        CrashCashOut: {
            /** @enum {string} */
            kind: "left" | "told";
            bet: components["schemas"]["CrashBet"];
            balance: number;
        };
        CrashSetting: {
            rtp: string;
            houseEdge: string;
            minGold: number;
            maxGold: number;
            stepGold: number;
            maxProfit: number;
            maxRoundLoss: number;
            firstMultiplier: number;
            topMultiplier: number;
            /** @enum {string} */
            autoBy: "multiplier" | "step";
            steps: number[] | null;
            bettingMs: number;
            resultMs: number;
        };
        CrashEndedBet: {
            id: number;
            gold: number;
            payout: number;
            choice: {
                auto: number | null;
            };
            outcome: {
                bust: number;
                exit: number;
            };
            createTime: number;
            round: components["schemas"]["RoundProof"];
        };
        CrashRecord: {
            epoch: number;
            index: number;
            bust: number;
            hash: string;
            commit: string;
            players: number;
            totalGold: number;
            totalPayout: number;
            incident: ("restart" | "void") | null;
            createTime: number;
        };
        LotterySetting: {
            rtp: string;
            houseEdge: string;
            maxProfit: number;
            maxRoundLoss: number;
            betsPerRound: number;
            bettingMs: number;
            lockedMs: number;
            drawMs: number;
            resultMs: number;
            odds: {
                [key: string]: components["schemas"]["LotteryOdds"];
            };
        };
        LotteryOdds: {
            multiplier: number;
            rtp: string;
            winningWays: number;
            ways: number;
            minGold: number;
            maxGold: number;
            stepGold: number;
        };
        MinesweeperSession: {
            id: number;
            gold: number;
            choice: components["schemas"]["MinesweeperChoice"];
            opened: number[];
            lastStep: number;
            /** @enum {string} */
            state: "placed" | "settled" | "refunded";
            worth: number | null;
            nextWorth: number | null;
            payout: number | null;
            board: {
                readonly mines: number[];
            } | null;
            createTime: number;
            proof: components["schemas"]["SeedProof"];
        };
        MinesweeperChoice: {
            mines: number;
        };
        MinesweeperStep: {
            session: components["schemas"]["MinesweeperSession"];
            balance: number;
        };
        MinesweeperOutcome: {
            mines: number[];
            opened: number[];
        };
        RollerBet: {
            id: number;
            gold: number;
            payout: number;
            choice: components["schemas"]["RollerChoice"];
            outcome: components["schemas"]["RollerOutcome"];
            createTime: number;
            proof: components["schemas"]["SeedProof"];
        };
        RollerChoice: {
            /** @enum {string} */
            direction: "lower" | "higher";
            number: number;
        };
        RollerOutcome: {
            roll: number;
        };
        RollerFeedBet: {
            id: number;
            game: string;
            player: string;
            gold: number;
            payout: number;
            createTime: number;
            choice: components["schemas"]["RollerChoice"];
            outcome: components["schemas"]["RollerOutcome"];
        };
        ScratchCard: {
            id: number;
            gold: number;
            payout: number;
            choice: Record<string, never>;
            outcome: components["schemas"]["ScratchOutcome"];
            createTime: number;
            proof: components["schemas"]["SeedProof"];
        };
        ScratchOutcome: {
            ticket: number;
            grid: string;
        };
        TurntableBet: {
            id: number;
            gold: number;
            payout: number;
            choice: components["schemas"]["TurntableChoice"];
            outcome: components["schemas"]["TurntableOutcome"];
            createTime: number;
            proof: components["schemas"]["SeedProof"];
        };
        TurntableChoice: {
            /** @enum {string} */
            risk: "low" | "medium" | "high";
        };
        TurntableOutcome: {
            segment: number;
        };
        Invitation: {
            id: number;
            name: string;
            /** @enum {string} */
            role: "support" | "finance" | "content" | "risk" | "owner";
            invitedBy: string;
            createTime: number;
            expiresAt: number;
            isAgreed: boolean;
        };
        OperatorProposal: {
            id: number;
            /** @enum {string} */
            kind: "invite" | "role" | "reset";
            name: string;
            role: ("support" | "finance" | "content" | "risk" | "owner") | null;
            reason: string;
            proposedBy: string;
            createTime: number;
            aloneFrom: number;
        };
        Rate: {
            per1000Gold: string;
            source: string;
            time: number;
        };
        RechargePayment: {
            id: number;
            /** @enum {string} */
            kind: "fiat" | "crypto";
            /** @enum {string} */
            state: "created" | "pending" | "paid" | "credited" | "failed" | "expired" | "seen" | "orphaned" | "tooSmall";
            reason: ("declined" | "late" | "underpaid" | "overpaid" | "overLimit" | "overDay" | "unplayed" | "noDeposit" | "reversed" | "newDestination" | "newDevice" | "sharedDestination" | "houseHour" | "otherMethod" | "identity" | "suspended" | "operator" | "details" | "suspicious" | "gateway" | "reverted" | "cancelled" | "tooSmall" | "reorganised") | null;
            gold: number;
            amount: string;
            currency: string;
            network: string | null;
            txHash: string | null;
            confirmations: {
                seen: number;
                needed: number;
            } | null;
            steps: components["schemas"]["OrderStep"][];
            createTime: number;
            payUrl: string | null;
            expiresAt: number | null;
            serverNow: number;
            isSandbox: boolean;
        };
        OrderStep: {
            state: string;
            reason: ("declined" | "late" | "underpaid" | "overpaid" | "overLimit" | "overDay" | "unplayed" | "noDeposit" | "reversed" | "newDestination" | "newDevice" | "sharedDestination" | "houseHour" | "otherMethod" | "identity" | "suspended" | "operator" | "details" | "suspicious" | "gateway" | "reverted" | "cancelled" | "tooSmall" | "reorganised") | null;
            time: number;
        };
        Recharge: {
            id: number;
            /** @enum {string} */
            kind: "fiat" | "crypto";
            /** @enum {string} */
            state: "created" | "pending" | "paid" | "credited" | "failed" | "expired" | "seen" | "orphaned" | "tooSmall";
            reason: ("declined" | "late" | "underpaid" | "overpaid" | "overLimit" | "overDay" | "unplayed" | "noDeposit" | "reversed" | "newDestination" | "newDevice" | "sharedDestination" | "houseHour" | "otherMethod" | "identity" | "suspended" | "operator" | "details" | "suspicious" | "gateway" | "reverted" | "cancelled" | "tooSmall" | "reorganised") | null;
            gold: number;
            amount: string;
            currency: string;
            network: string | null;
            txHash: string | null;
            confirmations: {
                seen: number;
                needed: number;
            } | null;
            steps: components["schemas"]["OrderStep"][];
            createTime: number;
        };
        Withdrawal: {
            id: number;
            /** @enum {string} */
            kind: "fiat" | "crypto";
            /** @enum {string} */
            state: "held" | "review" | "approved" | "sending" | "sent" | "confirmed" | "rejected" | "failed";
            reason: ("declined" | "late" | "underpaid" | "overpaid" | "overLimit" | "overDay" | "unplayed" | "noDeposit" | "reversed" | "newDestination" | "newDevice" | "sharedDestination" | "houseHour" | "otherMethod" | "identity" | "suspended" | "operator" | "details" | "suspicious" | "gateway" | "reverted" | "cancelled" | "tooSmall" | "reorganised") | null;
            gold: number;
            fee: string;
            net: string;
            currency: string;
            network: string | null;
            destination: string;
            txHash: string | null;
            canCancel: boolean;
            releaseTime: number | null;
            steps: components["schemas"]["OrderStep"][];
            createTime: number;
        };
        Bank: {
            code: string;
            name: string;
            /** @enum {string} */
            kind: "bank" | "phone";
        };
        Movement: {
            number: number;
            cause: string;
            amount: number;
            balanceAfter: number;
            betId: number | null;
            game: string | null;
            rechargeId: number | null;
            withdrawalId: number | null;
            createTime: number;
        };
        WithdrawalReview: {
            id: number;
            /** @enum {string} */
            kind: "fiat" | "crypto";
            /** @enum {string} */
            state: "held" | "review" | "approved" | "sending" | "sent" | "confirmed" | "rejected" | "failed";
            reason: ("declined" | "late" | "underpaid" | "overpaid" | "overLimit" | "overDay" | "unplayed" | "noDeposit" | "reversed" | "newDestination" | "newDevice" | "sharedDestination" | "houseHour" | "otherMethod" | "identity" | "suspended" | "operator" | "details" | "suspicious" | "gateway" | "reverted" | "cancelled" | "tooSmall" | "reorganised") | null;
            gold: number;
            fee: string;
            net: string;
            currency: string;
            network: string | null;
            destination: string;
            txHash: string | null;
            canCancel: boolean;
            releaseTime: number | null;
            steps: components["schemas"]["OrderStep"][];
            createTime: number;
            playerId: number;
            nickname: string;
            riskFlags: ("declined" | "late" | "underpaid" | "overpaid" | "overLimit" | "overDay" | "unplayed" | "noDeposit" | "reversed" | "newDestination" | "newDevice" | "sharedDestination" | "houseHour" | "otherMethod" | "identity" | "suspended" | "operator" | "details" | "suspicious" | "gateway" | "reverted" | "cancelled" | "tooSmall" | "reorganised")[];
            approvals: {
                operator: string;
                time: number;
            }[];
            sharedWith: {
                playerId: number;
                nickname: string;
            }[];
        };
        PlayerRow: {
            id: number;
            nickname: string;
            /** @enum {string} */
            state: "active" | "suspended" | "excluded" | "closed";
            country: string;
            gold: number;
            inviterId: number | null;
            createTime: number;
        };
        Adjustment: {
            id: number;
            playerId: number | null;
            /** @enum {string} */
            account: "player" | "pool" | "rewards" | "commission" | "suspense";
            amount: number;
            against: string;
            reason: string;
            /** @enum {string} */
            state: "waiting" | "booked" | "refused";
            proposedBy: string;
            decidedBy: string | null;
            createTime: number;
            decideTime: number | null;
        };
        Packages: {
            version: number;
            packages: {
                gold: number;
                amount: string;
            }[];
            currency: string;
            minGold: number;
            maxGold: number;
            stepGold: number;
        };
        ShareOrder: {
            id: number;
            /** @enum {string} */
            kind: "buy" | "redeem";
            gold: number | null;
            units: number | null;
            createTime: number;
            epochTime: number | null;
        };
        Agent: {
            /** @enum {string} */
            state: "none" | "asked" | "approved" | "refused";
            /** @enum {string} */
            level: "friend" | "bronze" | "silver" | "gold";
            misses: number;
            activeFriends: number;
            groupBase: number;
            askTime: number | null;
            decideTime: number | null;
            askAgainTime: number | null;
        };
        SignInState: {
            rewards: number[];
            streak: number;
            place: number;
            gold: number;
            today: {
                gold: number;
                /** @enum {string} */
                gift: "paid" | "empty" | "device";
            } | null;
            budget: number;
            left: number;
            nextDay: number;
            serverNow: number;
        };
        Owed: {
            cash: number;
            held: number;
            staked: number;
            shares: number;
        };
        SeenReserves: {
            /** @enum {string} */
            kind: "gateway" | "chain";
            label: string;
            time: number;
            gold: number;
            books: number;
            places: {
                /** @enum {string} */
                place: "gateway" | "hot" | "cold" | "deposits";
                address: string | null;
                amount: string;
                currency: string;
                gold: number;
            }[];
        };
        GameRow: {
            game: string;
            /** @enum {string} */
            kind: "instant" | "lottery" | "crash" | "steps";
            pausedAt: number | null;
            pauseReason: string | null;
            round: {
                epoch: number;
                index: number;
                phase: string;
                since: number;
            } | null;
            last: {
                epoch: number;
                index: number;
                endedAt: number;
            } | null;
            leader: string | null;
            roundsLeft: number | null;
            openBets: number;
            openGold: number;
            steps: {
                owed: number;
                mostOwed: number;
                idle: number;
                idleMinutes: number;
            } | null;
            bets: number;
            staked: number;
            paid: number;
            deviation: string | null;
            limits: components["schemas"]["GameLimits"];
        };
        GameLimits: {
            maxGold: number;
            maxProfit: number;
            topGold: number;
            topProfit: number;
            own: {
                maxGold: number | null;
                maxProfit: number | null;
            };
            next: {
                maxGold: number | null;
                maxProfit: number | null;
                from: number;
            } | null;
        };
        ProtectionState: {
            limits: components["schemas"]["Limit"][];
            check: {
                minutes: number;
                isDue: boolean;
                since: number | null;
                playedMs: number;
                staked: number;
                paid: number;
                net: number;
                pending: components["schemas"]["PendingLimit"] | null;
            };
            out: components["schemas"]["Break"] | null;
            pace: {
                minPlayMs: number;
                isAutoBetAllowed: boolean;
            };
            day: components["schemas"]["PlaySummary"];
            week: components["schemas"]["PlaySummary"];
            month: components["schemas"]["PlaySummary"];
            serverNow: number;
        };
        Limit: {
            /** @enum {string} */
            kind: "deposit" | "loss" | "stake" | "time" | "check";
            /** @enum {string} */
            period: "day" | "week" | "month" | "play";
            amount: number | null;
            own: number | null;
            ceiling: number | null;
            used: number;
            until: number;
            pending: components["schemas"]["PendingLimit"] | null;
        };
        PendingLimit: {
            amount: number | null;
            openTime: number;
            lapseTime: number;
        };
        Break: {
            /** @enum {string} */
            kind: "timeout" | "exclusion";
            from: number;
            until: number | null;
        };
        PlaySummary: {
            bets: number;
            staked: number;
            paid: number;
            net: number;
            playedMs: number;
        };
        Place: {
            country: string;
            /** @enum {string} */
            how: "position" | "hand" | "phone";
            isAllowed: boolean;
        };
        GeoRules: {
            othersAllowed: boolean;
            rules: {
                country: string;
                isAllowed: boolean;
                changeTime: number;
                players: number;
            }[];
            paces: {
                country: string;
                minPlayMs: number;
                isAutoBetAllowed: boolean;
                changeTime: number;
            }[];
        };
        Identity: {
            /** @enum {string} */
            level: "none" | "contact" | "documents";
            limits: {
                withdrawDay: number;
                withdrawMonth: number;
                depositMonth: number;
            };
            used: {
                withdrawDay: number;
                withdrawMonth: number;
                depositMonth: number;
            };
            levels: {
                withdrawDay: number;
                withdrawMonth: number;
                depositMonth: number;
                /** @enum {string} */
                level: "none" | "contact" | "documents";
            }[];
            submission: {
                id: number;
                /** @enum {string} */
                state: "waiting" | "approved" | "refused" | "replaced";
                /** @enum {string} */
                documentKind: "passport" | "idCard" | "drivingLicence";
                reason: ("unreadable" | "mismatch" | "expired" | "selfie" | "unsupported" | "other") | null;
                createTime: number;
                decideTime: number | null;
            } | null;
            uploaded: ("front" | "back" | "selfie" | "statement")[];
            funds: {
                limit: number;
                used: number;
                validUntil: number | null;
                statement: {
                    id: number;
                    /** @enum {string} */
                    state: "waiting" | "approved" | "refused" | "replaced";
                    reason: ("unclear" | "documentMissing" | "unreadable" | "implausible" | "other") | null;
                    createTime: number;
                    decideTime: number | null;
                } | null;
            };
        };
        Character: {
            id: string;
            name: string;
            age: number;
            temper: string;
            mood: string;
            about: string;
            topics: string[];
            suggestions: string[];
            portrait: string | null;
            isVipOnly: boolean;
            isOpen: boolean;
            isOnline: boolean;
            createTime: number;
            talkers: number;
            unread: number;
            last: {
                text: string;
                /** @enum {string} */
                author: "player" | "character";
                createTime: number;
            } | null;
        };
        ChatMessage: {
            id: number;
            /** @enum {string} */
            author: "player" | "character";
            text: string;
            createTime: number;
            /** @enum {string} */
            state: "waiting" | "answered" | "writing" | "done" | "stopped" | "cut";
            clientId: string | null;
            replyTo: number | null;
            take: number;
            engine: ("offline" | "remote" | "safety") | null;
            /** @enum {string} */
            kind: "talk" | "help" | "refusal" | "app" | "greeting";
            links: {
                label: string;
                to: string;
            }[];
            helpLines: {
                country: string;
                name: string;
                contact: string;
            }[];
            suggestions: string[];
            notes: ("engineDown" | "quotaUsed" | "aiReminder" | "takeBreak")[];
            isReported: boolean;
        };
        ListedCharacter: {
            id: string;
            name: string;
            isVipOnly: boolean;
            isOn: boolean;
            position: number;
            version: number;
            portrait: string | null;
            talkers: number;
            updateTime: number;
        };
        CharacterSheet: {
            name: string;
            age: number;
            isFemale: boolean;
            isVipOnly: boolean;
            words: {
                en: {
                    temper: string;
                    moods: string[];
                    about: string;
                    topics: string[];
                    suggestions: string[];
                    greeting: string;
                    voice: {
                        hello: string[];
                        howAreYou: string[];
                        whoAreYou: string[];
                        hobby: string[];
                        favourite: string[];
                        story: string[];
                        joke: string[];
                        fact: string[];
                        comfort: string[];
                        bye: string[];
                    };
                };
                fr: {
                    temper: string;
                    moods: string[];
                    about: string;
                    topics: string[];
                    suggestions: string[];
                    greeting: string;
                    voice: {
                        hello: string[];
                        howAreYou: string[];
                        whoAreYou: string[];
                        hobby: string[];
                        favourite: string[];
                        story: string[];
                        joke: string[];
                        fact: string[];
                        comfort: string[];
                        bye: string[];
                    };
                };
            };
        };
        Question: {
            id: number;
            text: string;
            answer: string | null;
            answerTime: number | null;
            createTime: number;
        };
        Content: {
            version: number;
            position: number;
            en: {
                [key: string]: unknown;
            } | null;
            fr: {
                [key: string]: unknown;
            } | null;
            operator: string | null;
            createTime: number;
        };
    };
    responses: {
        /** @description - `1000` badInput: Something you entered isn’t valid. Check it and try again. */
        BadInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errno": 1000,
                 *       "message": "Check this field: gold.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    errno: 1000;
                };
            };
        };
        /**
         * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
         *     - `1903` operatorNotAllowed: Your role doesn’t allow this. Ask an owner.
         *     - `1901` operatorPasswordOld: Change your one-time password first.
         *     - `1906` operatorEnrolNeeded: Set up two-step verification first, with an authenticator app or a passkey.
         *     - `1904` operatorSecondNeeded: Complete two-step verification first.
         */
        OperatorRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errno": 1000,
                 *       "message": "Check this field: gold.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    errno: 1000 | 1903 | 1901 | 1906 | 1904;
                };
            };
        };
        /** @description - `403` loginNeeded: 请登录 Please log in */
        LoginNeeded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errno": 403,
                 *       "message": "请登录 Please log in",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    errno: 403;
                };
            };
        };
        /** @description - `1010` notFound: We can’t find this. It may have been removed. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errno": 1010,
                 *       "message": "We can’t find this. It may have been removed.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    errno: 1010;
                };
            };
        };
        /** @description - `1009` tooLarge: This is too much data for one request. Send less and try again. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errno": 1009,
                 *       "message": "This is too much data for one request. Send less and try again.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    errno: 1009;
                };
            };
        };
        /** @description - `1008` tooMany: Too many requests. Try again in {seconds} {seconds|second|seconds}. */
        TooMany: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errno": 1008,
                 *       "message": "Too many requests. Try again in 5 seconds.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    errno: 1008;
                };
            };
        };
        /** @description - `5000` failed: Something went wrong on our side. Check your balance, then try again. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errno": 5000,
                 *       "message": "Something went wrong on our side. Check your balance, then try again.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    errno: 5000;
                };
            };
        };
        /** @description - `1007` busy: We’re very busy right now. Try again in a moment. */
        Busy: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errno": 1007,
                 *       "message": "We’re very busy right now. Try again in a moment.",
                 *       "data": null
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"] & {
                    /** @enum {unknown} */
                    errno: 1007;
                };
            };
        };
        /** @description Any other refusal. RefusalErrno lists them all. */
        OtherRefusal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    platform_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            /** @constant */
                            status: "ok";
                            version: string;
                            /** @enum {string} */
                            mode: "sandbox" | "real";
                            /** @enum {string} */
                            database: "embedded" | "postgresql";
                            node: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    players_anonymous: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: string;
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    players_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+33612345678",
                 *       "password": "a glass of water",
                 *       "confirmPassword": "a glass of water",
                 *       "adult": true,
                 *       "agreement": true
                 *     }
                 */
                "application/json": {
                    phone: string;
                    password: string;
                    confirmPassword: string;
                    invitationCode?: string;
                    adult: boolean;
                    agreement: boolean;
                    /** @enum {string} */
                    language?: "en" | "fr";
                    place?: components["schemas"]["ClaimedPlace"];
                };
            };
        };
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 0,
                     *       "message": "",
                     *       "data": {
                     *         "token": "q3Jm0vZtK4xWb1Yc8sLrT6hGfD2nPaUe",
                     *         "user": {
                     *           "id": 1001,
                     *           "nickname": "Anemone",
                     *           "avatar": 3,
                     *           "phone": "+336****5678",
                     *           "country": "FR",
                     *           "language": "en",
                     *           "invitationCode": "0A1B2C3D4E",
                     *           "gold": 100000,
                     *           "hideName": true,
                     *           "createTime": 1794900000000,
                     *           "contactVerified": false,
                     *           "restriction": null,
                     *           "termsDue": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Login"];
                    };
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1025` adultsOnly: Confirm that you’re at least 18.
             *     - `1026` agreementNeeded: Agree to the user agreement to continue.
             *     - `1020` phoneInvalid: Enter a valid phone number with its country code.
             *     - `1022` passwordShort: Your password needs at least {min} characters.
             *     - `1023` passwordCommon: This password is too common. Choose another.
             *     - `1024` passwordsDiffer: The passwords don’t match.
             *     - `1027` invitationUnknown: Invitation code not found. Leave it empty if you don’t have one.
             *     - `1091` countryClosed: We don’t open accounts in this country ({country}).
             *     - `1711` registrationBarred: We can’t open an account with these details. Contact us if you think this is a mistake.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1025 | 1026 | 1020 | 1022 | 1023 | 1024 | 1027 | 1091 | 1711;
                    };
                };
            };
            /** @description - `1021` phoneTaken: This phone number already has an account. Log in instead. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1021,
                     *       "message": "This phone number already has an account. Log in instead.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1021;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    players_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+33612345678",
                 *       "password": "a glass of water"
                 *     }
                 */
                "application/json": {
                    phone: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 0,
                     *       "message": "",
                     *       "data": {
                     *         "token": "q3Jm0vZtK4xWb1Yc8sLrT6hGfD2nPaUe",
                     *         "user": {
                     *           "id": 1001,
                     *           "nickname": "Anemone",
                     *           "avatar": 3,
                     *           "phone": "+336****5678",
                     *           "country": "FR",
                     *           "language": "en",
                     *           "invitationCode": "0A1B2C3D4E",
                     *           "gold": 100000,
                     *           "hideName": true,
                     *           "createTime": 1794900000000,
                     *           "contactVerified": false,
                     *           "restriction": null,
                     *           "termsDue": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Login"] | components["schemas"]["SecondFactorNeeded"];
                    };
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1020` phoneInvalid: Enter a valid phone number with its country code.
             *     - `1028` loginWrong: Wrong phone number or password. Try again.
             *     - `1031` accountClosed: This account is closed. Contact us if you think this is a mistake.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1020 | 1028 | 1031;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            /**
             * @description - `1008` tooMany: Too many requests. Try again in {seconds} {seconds|second|seconds}.
             *     - `1029` lockedOut: Too many failed attempts. Try again in {minutes} {minutes|minute|minutes}.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1008,
                     *       "message": "Too many requests. Try again in 5 seconds.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1008 | 1029;
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    players_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    players_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["User"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    privacy_closeAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    proof?: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    players_terms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Terms"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    players_acceptTerms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": "2026-11-5"
                 *     }
                 */
                "application/json": {
                    version: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 0,
                     *       "message": "",
                     *       "data": {
                     *         "version": "2026-11-5",
                     *         "isDue": false,
                     *         "accepted": [
                     *           {
                     *             "version": "2026-11-5",
                     *             "time": 1794900000000
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Terms"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            /** @description - `1097` termsOutdated: There’s a newer agreement. Reload the page to read it. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1097,
                     *       "message": "There’s a newer agreement. Reload the page to read it.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1097;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    players_update: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The player’s own id. Any other id is not found. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    nickname?: string;
                    avatar?: number;
                    /** @enum {string} */
                    language?: "en" | "fr";
                    hideName?: boolean;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["User"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1030` nicknameInvalid: Use 2 to 20 letters, digits or spaces.
             *     - `1014` nicknameReserved: This nickname is reserved. Choose another.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1030 | 1014;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    players_balance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            gold: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    sessions_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Session"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    sessions_endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            ended: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    sessions_endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    security_security: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            passwordChanged: number | null;
                            authenticatorSince: number | null;
                            passkeys: components["schemas"]["Passkey"][];
                            recoveryCodesLeft: number;
                            holdEnds: number | null;
                            serverNow: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    security_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    oldPassword: string;
                    newPassword: string;
                    proof?: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    security_loginSecond: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    challenge: string;
                    code?: string;
                    recoveryCode?: string;
                    passkey?: components["schemas"]["PasskeyAnswer"];
                    password?: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["SecondStepLogin"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    security_beginPasskeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["PasskeyRequest"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    security_passkeyLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    passkey: components["schemas"]["PasskeyAnswer"];
                };
            };
        };
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["SecondStepLogin"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    security_beginStepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    purpose: "withdrawal" | "password" | "secondFactor" | "deleteAccount";
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Challenge"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    security_stepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    challenge: string;
                    code?: string;
                    recoveryCode?: string;
                    passkey?: components["schemas"]["PasskeyAnswer"];
                    password?: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            proof: string;
                            expiresAt: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    security_beginAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    proof: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            secret: string;
                            uri: string;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    security_addAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            recoveryCodes: string[] | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    security_removeAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    proof: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    security_renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    proof: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            recoveryCodes: string[];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    security_beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    proof: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["PasskeyCreation"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    security_addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    passkey: components["schemas"]["PasskeyCreated"];
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            passkey: components["schemas"]["Passkey"];
                            recoveryCodes: string[] | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    security_renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Passkey"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    security_removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    proof: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    messages_messages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            messages: components["schemas"]["Message"][];
                            unread: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    messages_readMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    home_banner: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: string;
                            title: string;
                            text: string;
                            action: string;
                            target: string;
                            art: string;
                            /** @enum {string} */
                            audience: "all" | "visitors" | "players";
                        }[];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    home_betRecord: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["FeedBet"][];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    home_broadcast: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            game: string;
                            player: string;
                            gold: number;
                            payout: number;
                            createTime: number;
                            multiplier: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    home_aboutUs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            title: string;
                            paragraphs: string[];
                            place?: {
                                name: string;
                                text: string;
                                lat: number;
                                lng: number;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    home_contactUs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            /** @enum {string} */
                            channel: "whatsapp" | "whatsappGroup" | "whatsappService" | "telegram" | "telegramGroup" | "telegramService";
                            name: string;
                            target: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    home_faq: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: string;
                            question: string;
                            answer: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    home_games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            game: string;
                            /** @enum {string} */
                            kind: "instant" | "lottery" | "crash" | "steps";
                            rtp: string;
                            topMultiplier: number;
                            reachableMultiplier: number;
                            betsLastDay: number;
                            lastResults: unknown[];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fairness_seeds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Seeds"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fairness_rotate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clientSeed": "my-own-seed",
                 *       "nextServerSeedHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                 *     }
                 */
                "application/json": {
                    /** @description The client seed, chosen by the player. */
                    clientSeed: string;
                    /** @description The hash that was shown for the next server seed. A rotation to any other seed is refused. */
                    nextServerSeedHash?: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 0,
                     *       "message": "",
                     *       "data": {
                     *         "revealed": null,
                     *         "seeds": {
                     *           "seedPairId": 4711,
                     *           "serverSeedHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "nextServerSeedHash": "60303ae22b998861bce3b28f33eec1be758a213c86c93c076dbe9f558c11c752",
                     *           "clientSeed": "my-own-seed",
                     *           "nonce": 0
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            revealed: {
                                seedPairId: number;
                                serverSeed: string;
                                serverSeedHash: string;
                                /** @description The client seed, chosen by the player. */
                                clientSeed: string;
                                bets: number;
                            } | null;
                            seeds: components["schemas"]["Seeds"];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1213` clientSeedUsed: You’re already using this client seed. Choose another.
             *     - `1211` rotationBlocked: Finish your open game before you change seeds.
             *     - `1214` serverSeedChanged: This page shows an outdated hash, and your seeds haven’t changed. Reload the page and try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1213 | 1211 | 1214;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fairness_export: {
        parameters: {
            query?: {
                /** @description The nonce to start at. */
                from?: number;
            };
            header?: never;
            path: {
                /** @description The id of a revealed seed pair. */
                seedPairId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            seedPairId: number;
                            serverSeed: string;
                            serverSeedHash: string;
                            /** @description The client seed, chosen by the player. */
                            clientSeed: string;
                            promise: {
                                nextServerSeedHash: string;
                                shownTime: number | null;
                                clientSeedTime: number;
                            };
                            bets: {
                                id: number;
                                game: string;
                                nonce: number;
                                gold: number;
                                choice: unknown;
                                outcome: unknown;
                                payout: number;
                                createTime: number;
                            }[];
                            releases: number[];
                            betCount: number;
                            complete: boolean;
                            next: number | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1212` seedsNotRevealed: This seed pair is still in use. Change seeds to reveal its server seed.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1212;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fairness_pairs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            seedPairId: number;
                            serverSeed: string;
                            serverSeedHash: string;
                            /** @description The client seed, chosen by the player. */
                            clientSeed: string;
                            bets: number;
                            createTime: number;
                            activeTime: number;
                            revealTime: number;
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fairness_bet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a settled bet.
                 * @example 90210
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 0,
                     *       "message": "",
                     *       "data": {
                     *         "id": 90210,
                     *         "game": "roller",
                     *         "player": "A***n",
                     *         "gold": 100,
                     *         "payout": 198,
                     *         "choice": {
                     *           "direction": "lower",
                     *           "number": 50000
                     *         },
                     *         "outcome": {
                     *           "roll": 31415
                     *         },
                     *         "createTime": 1794900000000,
                     *         "proof": {
                     *           "seedPairId": 4711,
                     *           "serverSeedHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *           "serverSeed": null,
                     *           "clientSeed": "my-own-seed",
                     *           "nonce": 0
                     *         },
                     *         "round": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["PublicBet"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fairness_requested: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                 * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                 */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            bet: {
                                id: number;
                                game: string;
                                gold: number;
                                /** @enum {string} */
                                state: "queued" | "placed" | "settled" | "cancelled" | "refunded";
                                createTime: number;
                            } | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fairness_manifest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The epoch. Its manifest fixes all its rounds. */
                epoch: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            manifest: string;
                            manifestHash: string;
                            salt: string | null;
                            /** @enum {string} */
                            saltSource: "dev" | "btc";
                            saltProof: string;
                            saltAnchor: components["schemas"]["SaltProof"] | null;
                            ended: {
                                time: number;
                                reason: string;
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fairness_releases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Release"][];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fairness_release: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The release number. */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            number: number;
                            body: string;
                            hash: string;
                            createTime: number;
                            seenTime: number;
                            files: {
                                web: string | null;
                                console: string | null;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fairness_replacements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            /** @enum {string} */
                            kind: "seeds" | "recovery";
                            beginTime: number;
                            lostUntil: number | null;
                            endTime: number | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fairness_epochs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            epoch: number;
                            manifestHash: string;
                            createTime: number;
                            isSalted: boolean;
                            games: string[];
                            ended: {
                                time: number;
                                reason: string;
                            } | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fairness_round: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a game with shared rounds.
                 * @example crash
                 */
                game: string;
                /** @description The epoch. Its manifest fixes all its rounds. */
                epoch: number;
                /** @description The round number in its epoch. */
                index: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            game: string;
                            epoch: number;
                            index: number;
                            /** @enum {string} */
                            phase: "betting" | "locked" | "running" | "drawing" | "result" | "over";
                            commit: string;
                            salt: string;
                            /** @enum {string} */
                            saltSource: "dev" | "btc";
                            beaconRound: number | null;
                            beacon: string | null;
                            beaconSignature: string | null;
                            lockTime: number;
                            startedAt: number | null;
                            endedAt: number | null;
                            limits: components["schemas"]["RoundLimits"];
                            bookVersion: string;
                            bookRoot: string | null;
                            roundCap: number | null;
                            hash: string | null;
                            outcome: unknown;
                            incident: string | null;
                            notedMs: number | null;
                            release: number | null;
                            players: number;
                            totalGold: number;
                            totalPayout: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fairness_book: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a game with shared rounds.
                 * @example crash
                 */
                game: string;
                /** @description The epoch. Its manifest fixes all its rounds. */
                epoch: number;
                /** @description The round number in its epoch. */
                index: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            game: string;
                            epoch: number;
                            index: number;
                            text: string;
                            root: string;
                            bets: components["schemas"]["BookBet"][];
                        };
                    };
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1108` roundNotOver: This round isn’t over yet. You’ll see its bet list when it ends.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1108;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fairness_returns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            game: string;
                            rtp: string;
                            edgePpm: number;
                            topMultiplier: number;
                            bets: number;
                            staked: number;
                            paid: number;
                            expected: string | null;
                            spread: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    bomb_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashState"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    bomb_join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gold": 100,
                 *       "auto": 200,
                 *       "requestId": "7d444840-9dc0-41d1-b245-5ffdce74fad2"
                 *     }
                 */
                "application/json": {
                    /** @description An amount of gold, as a whole number. */
                    gold: number;
                    /** @description Where to cash out automatically, in hundredths, or as the step number in games with steps. */
                    auto?: number | null;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 0,
                     *       "message": "",
                     *       "data": {
                     *         "bet": {
                     *           "id": 90211,
                     *           "gold": 100,
                     *           "auto": 200,
                     *           "cap": 200,
                     *           "state": "placed",
                     *           "exit": null,
                     *           "payout": null,
                     *           "round": {
                     *             "epoch": 1,
                     *             "index": 42
                     *           },
                     *           "createTime": 1794900000000
                     *         },
                     *         "balance": 99900
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashBetPlaced"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1001` goldTooLow: Gold can't be less than {min}
             *     - `1002` goldTooHigh: Gold cannot be greater than {max}
             *     - `1002` goldNotCovered: Gold cannot be greater than {max}. A higher stake could win more than the bankroll allows.
             *     - `1003` goldOffStep: Gold must be a multiple of {step}. Enter {below} or {above}.
             *     - `1005` notCovered: We can’t cover a win this big right now. You can bet less or choose an outcome that pays less.
             *     - `1106` choiceInvalid: This choice isn’t available. Choose another.
             *     - `1004` balanceTooLow: Not enough gold. You have {gold}.
             *     - `1301` gamePaused: This game is paused.
             *     - `1930` recovering: No bet was placed. We’ve stopped all games after a technical fault. Try again later.
             *     - `1090` countryBlocked: We don’t accept bets or deposits where you are ({country}). You can still withdraw.
             *     - `1095` addressBlocked: Your internet connection is in a country where we don’t accept bets or deposits ({country}). You can still withdraw.
             *     - `1950` accountSuspended: Your account is suspended. Reason: “{words}” You keep your balance, and we’re holding your withdrawals. If you think this is a mistake, contact us.
             *     - `1700` onBreak: You’re on a time-out until {until}. You can still withdraw.
             *     - `1701` excluded: You’re self-excluded until {until}. You can still withdraw.
             *     - `1702` excludedPermanently: You’re permanently self-excluded. You can still withdraw.
             *     - `1713` exclusionMatched: Your details match a self-exclusion or time-out. You can’t bet or deposit, but you can still withdraw. Contact us if you think this is a mistake.
             *     - `1714` exclusionReview: We need to check your account before you can bet or deposit. You can still withdraw. Contact us if you think this is a mistake.
             *     - `1703` realityCheck: You’ve been gambling for {minutes} {minutes|minute|minutes}. Answer the reality check to continue.
             *     - `1704` stakeLimit: Your stake limit lets you stake {left} more gold until {until}.
             *     - `1705` lossLimit: Your loss limit lets you stake {left} more gold until {until}. Open bets count as losses until they settle.
             *     - `1706` timeLimit: You’ve reached your time limit. It resets on {until}.
             *     - `1101` bettingClosed: Betting is closed for this round.
             *     - `1102` alreadyJoined: You already have a bet in this round.
             *     - `1107` roundFull: No bet was placed. This stake is above the max for this round. Choose a lower one.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1001 | 1002 | 1003 | 1005 | 1106 | 1004 | 1301 | 1930 | 1090 | 1095 | 1950 | 1700 | 1701 | 1702 | 1713 | 1714 | 1703 | 1704 | 1705 | 1706 | 1101 | 1102 | 1107;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /**
             * @description - `1096` termsChanged: Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.
             *     - `1006` keyReused: We’ve already received this request with different details. Refresh and try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1096,
                     *       "message": "Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1096 | 1006;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    bomb_jump: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "betId": 90211,
                 *       "requestId": "7d444840-9dc0-41d1-b245-5ffdce74fad2"
                 *     }
                 */
                "application/json": {
                    betId: number;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 0,
                     *       "message": "",
                     *       "data": {
                     *         "kind": "left",
                     *         "bet": {
                     *           "id": 90211,
                     *           "gold": 100,
                     *           "auto": 200,
                     *           "cap": 200,
                     *           "state": "settled",
                     *           "exit": 173,
                     *           "payout": 173,
                     *           "round": {
                     *             "epoch": 1,
                     *             "index": 42
                     *           },
                     *           "createTime": 1794900000000
                     *         },
                     *         "balance": 100073
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashCashOut"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1105` nothingToCashOut: There’s nothing to cash out.
             *     - `1103` roundNotRunning: This round hasn’t started yet.
             *     - `1104` tooLate: Too late. The round ended at {at}×.
             *     - `1931` roundVoid: We’ve cancelled this round and are refunding your stake.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1105 | 1103 | 1104 | 1931;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    bomb_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    betId: number;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            balance: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1101` bettingClosed: Betting is closed for this round.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1101;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    bomb_setting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashSetting"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    bomb_mine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashEndedBet"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    bomb_records: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashRecord"][];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    crash_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashState"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    crash_join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gold": 100,
                 *       "auto": 200,
                 *       "requestId": "7d444840-9dc0-41d1-b245-5ffdce74fad2"
                 *     }
                 */
                "application/json": {
                    /** @description An amount of gold, as a whole number. */
                    gold: number;
                    /** @description Where to cash out automatically, in hundredths, or as the step number in games with steps. */
                    auto?: number | null;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 0,
                     *       "message": "",
                     *       "data": {
                     *         "bet": {
                     *           "id": 90211,
                     *           "gold": 100,
                     *           "auto": 200,
                     *           "cap": 200,
                     *           "state": "placed",
                     *           "exit": null,
                     *           "payout": null,
                     *           "round": {
                     *             "epoch": 1,
                     *             "index": 42
                     *           },
                     *           "createTime": 1794900000000
                     *         },
                     *         "balance": 99900
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashBetPlaced"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1001` goldTooLow: Gold can't be less than {min}
             *     - `1002` goldTooHigh: Gold cannot be greater than {max}
             *     - `1002` goldNotCovered: Gold cannot be greater than {max}. A higher stake could win more than the bankroll allows.
             *     - `1003` goldOffStep: Gold must be a multiple of {step}. Enter {below} or {above}.
             *     - `1005` notCovered: We can’t cover a win this big right now. You can bet less or choose an outcome that pays less.
             *     - `1106` choiceInvalid: This choice isn’t available. Choose another.
             *     - `1004` balanceTooLow: Not enough gold. You have {gold}.
             *     - `1301` gamePaused: This game is paused.
             *     - `1930` recovering: No bet was placed. We’ve stopped all games after a technical fault. Try again later.
             *     - `1090` countryBlocked: We don’t accept bets or deposits where you are ({country}). You can still withdraw.
             *     - `1095` addressBlocked: Your internet connection is in a country where we don’t accept bets or deposits ({country}). You can still withdraw.
             *     - `1950` accountSuspended: Your account is suspended. Reason: “{words}” You keep your balance, and we’re holding your withdrawals. If you think this is a mistake, contact us.
             *     - `1700` onBreak: You’re on a time-out until {until}. You can still withdraw.
             *     - `1701` excluded: You’re self-excluded until {until}. You can still withdraw.
             *     - `1702` excludedPermanently: You’re permanently self-excluded. You can still withdraw.
             *     - `1713` exclusionMatched: Your details match a self-exclusion or time-out. You can’t bet or deposit, but you can still withdraw. Contact us if you think this is a mistake.
             *     - `1714` exclusionReview: We need to check your account before you can bet or deposit. You can still withdraw. Contact us if you think this is a mistake.
             *     - `1703` realityCheck: You’ve been gambling for {minutes} {minutes|minute|minutes}. Answer the reality check to continue.
             *     - `1704` stakeLimit: Your stake limit lets you stake {left} more gold until {until}.
             *     - `1705` lossLimit: Your loss limit lets you stake {left} more gold until {until}. Open bets count as losses until they settle.
             *     - `1706` timeLimit: You’ve reached your time limit. It resets on {until}.
             *     - `1101` bettingClosed: Betting is closed for this round.
             *     - `1102` alreadyJoined: You already have a bet in this round.
             *     - `1107` roundFull: No bet was placed. This stake is above the max for this round. Choose a lower one.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1001 | 1002 | 1003 | 1005 | 1106 | 1004 | 1301 | 1930 | 1090 | 1095 | 1950 | 1700 | 1701 | 1702 | 1713 | 1714 | 1703 | 1704 | 1705 | 1706 | 1101 | 1102 | 1107;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /**
             * @description - `1096` termsChanged: Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.
             *     - `1006` keyReused: We’ve already received this request with different details. Refresh and try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1096,
                     *       "message": "Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1096 | 1006;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    crash_jump: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "betId": 90211,
                 *       "requestId": "7d444840-9dc0-41d1-b245-5ffdce74fad2"
                 *     }
                 */
                "application/json": {
                    betId: number;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 0,
                     *       "message": "",
                     *       "data": {
                     *         "kind": "left",
                     *         "bet": {
                     *           "id": 90211,
                     *           "gold": 100,
                     *           "auto": 200,
                     *           "cap": 200,
                     *           "state": "settled",
                     *           "exit": 173,
                     *           "payout": 173,
                     *           "round": {
                     *             "epoch": 1,
                     *             "index": 42
                     *           },
                     *           "createTime": 1794900000000
                     *         },
                     *         "balance": 100073
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashCashOut"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1105` nothingToCashOut: There’s nothing to cash out.
             *     - `1103` roundNotRunning: This round hasn’t started yet.
             *     - `1104` tooLate: Too late. The round ended at {at}×.
             *     - `1931` roundVoid: We’ve cancelled this round and are refunding your stake.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1105 | 1103 | 1104 | 1931;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    crash_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    betId: number;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            balance: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1101` bettingClosed: Betting is closed for this round.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1101;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    crash_setting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashSetting"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    crash_mine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashEndedBet"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    crash_records: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashRecord"][];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    football_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashState"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    football_join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gold": 100,
                 *       "auto": 200,
                 *       "requestId": "7d444840-9dc0-41d1-b245-5ffdce74fad2"
                 *     }
                 */
                "application/json": {
                    /** @description An amount of gold, as a whole number. */
                    gold: number;
                    /** @description Where to cash out automatically, in hundredths, or as the step number in games with steps. */
                    auto?: number | null;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 0,
                     *       "message": "",
                     *       "data": {
                     *         "bet": {
                     *           "id": 90211,
                     *           "gold": 100,
                     *           "auto": 200,
                     *           "cap": 200,
                     *           "state": "placed",
                     *           "exit": null,
                     *           "payout": null,
                     *           "round": {
                     *             "epoch": 1,
                     *             "index": 42
                     *           },
                     *           "createTime": 1794900000000
                     *         },
                     *         "balance": 99900
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashBetPlaced"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1001` goldTooLow: Gold can't be less than {min}
             *     - `1002` goldTooHigh: Gold cannot be greater than {max}
             *     - `1002` goldNotCovered: Gold cannot be greater than {max}. A higher stake could win more than the bankroll allows.
             *     - `1003` goldOffStep: Gold must be a multiple of {step}. Enter {below} or {above}.
             *     - `1005` notCovered: We can’t cover a win this big right now. You can bet less or choose an outcome that pays less.
             *     - `1106` choiceInvalid: This choice isn’t available. Choose another.
             *     - `1004` balanceTooLow: Not enough gold. You have {gold}.
             *     - `1301` gamePaused: This game is paused.
             *     - `1930` recovering: No bet was placed. We’ve stopped all games after a technical fault. Try again later.
             *     - `1090` countryBlocked: We don’t accept bets or deposits where you are ({country}). You can still withdraw.
             *     - `1095` addressBlocked: Your internet connection is in a country where we don’t accept bets or deposits ({country}). You can still withdraw.
             *     - `1950` accountSuspended: Your account is suspended. Reason: “{words}” You keep your balance, and we’re holding your withdrawals. If you think this is a mistake, contact us.
             *     - `1700` onBreak: You’re on a time-out until {until}. You can still withdraw.
             *     - `1701` excluded: You’re self-excluded until {until}. You can still withdraw.
             *     - `1702` excludedPermanently: You’re permanently self-excluded. You can still withdraw.
             *     - `1713` exclusionMatched: Your details match a self-exclusion or time-out. You can’t bet or deposit, but you can still withdraw. Contact us if you think this is a mistake.
             *     - `1714` exclusionReview: We need to check your account before you can bet or deposit. You can still withdraw. Contact us if you think this is a mistake.
             *     - `1703` realityCheck: You’ve been gambling for {minutes} {minutes|minute|minutes}. Answer the reality check to continue.
             *     - `1704` stakeLimit: Your stake limit lets you stake {left} more gold until {until}.
             *     - `1705` lossLimit: Your loss limit lets you stake {left} more gold until {until}. Open bets count as losses until they settle.
             *     - `1706` timeLimit: You’ve reached your time limit. It resets on {until}.
             *     - `1101` bettingClosed: Betting is closed for this round.
             *     - `1102` alreadyJoined: You already have a bet in this round.
             *     - `1107` roundFull: No bet was placed. This stake is above the max for this round. Choose a lower one.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1001 | 1002 | 1003 | 1005 | 1106 | 1004 | 1301 | 1930 | 1090 | 1095 | 1950 | 1700 | 1701 | 1702 | 1713 | 1714 | 1703 | 1704 | 1705 | 1706 | 1101 | 1102 | 1107;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /**
             * @description - `1096` termsChanged: Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.
             *     - `1006` keyReused: We’ve already received this request with different details. Refresh and try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1096,
                     *       "message": "Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1096 | 1006;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    football_jump: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "betId": 90211,
                 *       "requestId": "7d444840-9dc0-41d1-b245-5ffdce74fad2"
                 *     }
                 */
                "application/json": {
                    betId: number;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 0,
                     *       "message": "",
                     *       "data": {
                     *         "kind": "left",
                     *         "bet": {
                     *           "id": 90211,
                     *           "gold": 100,
                     *           "auto": 200,
                     *           "cap": 200,
                     *           "state": "settled",
                     *           "exit": 173,
                     *           "payout": 173,
                     *           "round": {
                     *             "epoch": 1,
                     *             "index": 42
                     *           },
                     *           "createTime": 1794900000000
                     *         },
                     *         "balance": 100073
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashCashOut"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1105` nothingToCashOut: There’s nothing to cash out.
             *     - `1103` roundNotRunning: This round hasn’t started yet.
             *     - `1104` tooLate: Too late. The round ended at {at}×.
             *     - `1931` roundVoid: We’ve cancelled this round and are refunding your stake.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1105 | 1103 | 1104 | 1931;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    football_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    betId: number;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            balance: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1101` bettingClosed: Betting is closed for this round.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1101;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    football_setting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashSetting"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    football_mine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashEndedBet"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    football_records: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashRecord"][];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fruit_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            epoch: number;
                            index: number;
                            /** @enum {string} */
                            phase: "betting" | "locked" | "draw" | "result";
                            phaseEndsAt: number;
                            lockTime: number;
                            drawAt: number;
                            resultAt: number;
                            nextAt: number;
                            limits: components["schemas"]["RoundLimits"];
                            commit: string;
                            salt: string;
                            /** @enum {string} */
                            saltSource: "dev" | "btc";
                            beaconRound: number | null;
                            beacon: string | null;
                            beaconSignature: string | null;
                            bookVersion: string;
                            bookRoot: string | null;
                            hash: string | null;
                            outcome: {
                                cell: number;
                                readonly lit: number[];
                            } | null;
                            serverNow: number;
                            my: {
                                id: number;
                                gold: number;
                                /** @enum {string} */
                                state: "placed" | "settled";
                                payout: number | null;
                                createTime: number;
                                choice: {
                                    readonly selections: ("cherry" | "lemon" | "orange" | "grape" | "melon" | "star")[];
                                };
                            }[];
                            players: {
                                id: number;
                                player: string;
                                gold: number;
                                /** @enum {string} */
                                state: "placed" | "settled";
                                payout: number | null;
                                choice: {
                                    readonly selections: ("cherry" | "lemon" | "orange" | "grape" | "melon" | "star")[];
                                };
                            }[];
                            playerCount: number;
                            betCount: number;
                            totalGold: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fruit_join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An amount of gold, as a whole number. */
                    gold: number;
                    readonly selections: ("cherry" | "lemon" | "orange" | "grape" | "melon" | "star")[];
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                    round?: {
                        epoch: number;
                        index: number;
                    };
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            bet: {
                                id: number;
                                gold: number;
                                /** @enum {string} */
                                state: "placed" | "settled";
                                payout: number | null;
                                createTime: number;
                                choice: {
                                    readonly selections: ("cherry" | "lemon" | "orange" | "grape" | "melon" | "star")[];
                                };
                            };
                            balance: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1001` goldTooLow: Gold can't be less than {min}
             *     - `1002` goldTooHigh: Gold cannot be greater than {max}
             *     - `1002` goldNotCovered: Gold cannot be greater than {max}. A higher stake could win more than the bankroll allows.
             *     - `1003` goldOffStep: Gold must be a multiple of {step}. Enter {below} or {above}.
             *     - `1005` notCovered: We can’t cover a win this big right now. You can bet less or choose an outcome that pays less.
             *     - `1106` choiceInvalid: This choice isn’t available. Choose another.
             *     - `1004` balanceTooLow: Not enough gold. You have {gold}.
             *     - `1301` gamePaused: This game is paused.
             *     - `1930` recovering: No bet was placed. We’ve stopped all games after a technical fault. Try again later.
             *     - `1090` countryBlocked: We don’t accept bets or deposits where you are ({country}). You can still withdraw.
             *     - `1095` addressBlocked: Your internet connection is in a country where we don’t accept bets or deposits ({country}). You can still withdraw.
             *     - `1950` accountSuspended: Your account is suspended. Reason: “{words}” You keep your balance, and we’re holding your withdrawals. If you think this is a mistake, contact us.
             *     - `1700` onBreak: You’re on a time-out until {until}. You can still withdraw.
             *     - `1701` excluded: You’re self-excluded until {until}. You can still withdraw.
             *     - `1702` excludedPermanently: You’re permanently self-excluded. You can still withdraw.
             *     - `1713` exclusionMatched: Your details match a self-exclusion or time-out. You can’t bet or deposit, but you can still withdraw. Contact us if you think this is a mistake.
             *     - `1714` exclusionReview: We need to check your account before you can bet or deposit. You can still withdraw. Contact us if you think this is a mistake.
             *     - `1703` realityCheck: You’ve been gambling for {minutes} {minutes|minute|minutes}. Answer the reality check to continue.
             *     - `1704` stakeLimit: Your stake limit lets you stake {left} more gold until {until}.
             *     - `1705` lossLimit: Your loss limit lets you stake {left} more gold until {until}. Open bets count as losses until they settle.
             *     - `1706` timeLimit: You’ve reached your time limit. It resets on {until}.
             *     - `1101` bettingClosed: Betting is closed for this round.
             *     - `1102` alreadyJoined: You already have a bet in this round.
             *     - `1107` roundFull: No bet was placed. This stake is above the max for this round. Choose a lower one.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1001 | 1002 | 1003 | 1005 | 1106 | 1004 | 1301 | 1930 | 1090 | 1095 | 1950 | 1700 | 1701 | 1702 | 1713 | 1714 | 1703 | 1704 | 1705 | 1706 | 1101 | 1102 | 1107;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /**
             * @description - `1096` termsChanged: Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.
             *     - `1006` keyReused: We’ve already received this request with different details. Refresh and try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1096,
                     *       "message": "Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1096 | 1006;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fruit_setting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["LotterySetting"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fruit_mine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            gold: number;
                            payout: number;
                            choice: {
                                readonly selections: ("cherry" | "lemon" | "orange" | "grape" | "melon" | "star")[];
                            };
                            outcome: {
                                cell: number;
                                readonly lit: number[];
                            };
                            createTime: number;
                            round: components["schemas"]["RoundProof"];
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    fruit_records: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            epoch: number;
                            index: number;
                            outcome: {
                                cell: number;
                                readonly lit: number[];
                            };
                            hash: string;
                            commit: string;
                            players: number;
                            totalGold: number;
                            totalPayout: number;
                            createTime: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    lucky3_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            epoch: number;
                            index: number;
                            /** @enum {string} */
                            phase: "betting" | "locked" | "draw" | "result";
                            phaseEndsAt: number;
                            lockTime: number;
                            drawAt: number;
                            resultAt: number;
                            nextAt: number;
                            limits: components["schemas"]["RoundLimits"];
                            commit: string;
                            salt: string;
                            /** @enum {string} */
                            saltSource: "dev" | "btc";
                            beaconRound: number | null;
                            beacon: string | null;
                            beaconSignature: string | null;
                            bookVersion: string;
                            bookRoot: string | null;
                            hash: string | null;
                            outcome: {
                                digits: string;
                            } | null;
                            serverNow: number;
                            my: {
                                id: number;
                                gold: number;
                                /** @enum {string} */
                                state: "placed" | "settled";
                                payout: number | null;
                                createTime: number;
                                choice: {
                                    /** @enum {string} */
                                    type: "ticket" | "straight" | "box" | "front" | "back" | "triple" | "small" | "big" | "odd" | "even";
                                    /** @default  */
                                    pick: string;
                                };
                            }[];
                            players: {
                                id: number;
                                player: string;
                                gold: number;
                                /** @enum {string} */
                                state: "placed" | "settled";
                                payout: number | null;
                                choice: {
                                    /** @enum {string} */
                                    type: "ticket" | "straight" | "box" | "front" | "back" | "triple" | "small" | "big" | "odd" | "even";
                                    /** @default  */
                                    pick: string;
                                };
                            }[];
                            playerCount: number;
                            betCount: number;
                            totalGold: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    lucky3_join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An amount of gold, as a whole number. */
                    gold: number;
                    /** @enum {string} */
                    type: "ticket" | "straight" | "box" | "front" | "back" | "triple" | "small" | "big" | "odd" | "even";
                    /** @default  */
                    pick?: string;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                    round?: {
                        epoch: number;
                        index: number;
                    };
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            bet: {
                                id: number;
                                gold: number;
                                /** @enum {string} */
                                state: "placed" | "settled";
                                payout: number | null;
                                createTime: number;
                                choice: {
                                    /** @enum {string} */
                                    type: "ticket" | "straight" | "box" | "front" | "back" | "triple" | "small" | "big" | "odd" | "even";
                                    /** @default  */
                                    pick: string;
                                };
                            };
                            balance: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1001` goldTooLow: Gold can't be less than {min}
             *     - `1002` goldTooHigh: Gold cannot be greater than {max}
             *     - `1002` goldNotCovered: Gold cannot be greater than {max}. A higher stake could win more than the bankroll allows.
             *     - `1003` goldOffStep: Gold must be a multiple of {step}. Enter {below} or {above}.
             *     - `1005` notCovered: We can’t cover a win this big right now. You can bet less or choose an outcome that pays less.
             *     - `1106` choiceInvalid: This choice isn’t available. Choose another.
             *     - `1004` balanceTooLow: Not enough gold. You have {gold}.
             *     - `1301` gamePaused: This game is paused.
             *     - `1930` recovering: No bet was placed. We’ve stopped all games after a technical fault. Try again later.
             *     - `1090` countryBlocked: We don’t accept bets or deposits where you are ({country}). You can still withdraw.
             *     - `1095` addressBlocked: Your internet connection is in a country where we don’t accept bets or deposits ({country}). You can still withdraw.
             *     - `1950` accountSuspended: Your account is suspended. Reason: “{words}” You keep your balance, and we’re holding your withdrawals. If you think this is a mistake, contact us.
             *     - `1700` onBreak: You’re on a time-out until {until}. You can still withdraw.
             *     - `1701` excluded: You’re self-excluded until {until}. You can still withdraw.
             *     - `1702` excludedPermanently: You’re permanently self-excluded. You can still withdraw.
             *     - `1713` exclusionMatched: Your details match a self-exclusion or time-out. You can’t bet or deposit, but you can still withdraw. Contact us if you think this is a mistake.
             *     - `1714` exclusionReview: We need to check your account before you can bet or deposit. You can still withdraw. Contact us if you think this is a mistake.
             *     - `1703` realityCheck: You’ve been gambling for {minutes} {minutes|minute|minutes}. Answer the reality check to continue.
             *     - `1704` stakeLimit: Your stake limit lets you stake {left} more gold until {until}.
             *     - `1705` lossLimit: Your loss limit lets you stake {left} more gold until {until}. Open bets count as losses until they settle.
             *     - `1706` timeLimit: You’ve reached your time limit. It resets on {until}.
             *     - `1101` bettingClosed: Betting is closed for this round.
             *     - `1102` alreadyJoined: You already have a bet in this round.
             *     - `1107` roundFull: No bet was placed. This stake is above the max for this round. Choose a lower one.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1001 | 1002 | 1003 | 1005 | 1106 | 1004 | 1301 | 1930 | 1090 | 1095 | 1950 | 1700 | 1701 | 1702 | 1713 | 1714 | 1703 | 1704 | 1705 | 1706 | 1101 | 1102 | 1107;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /**
             * @description - `1096` termsChanged: Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.
             *     - `1006` keyReused: We’ve already received this request with different details. Refresh and try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1096,
                     *       "message": "Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1096 | 1006;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    lucky3_setting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["LotterySetting"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    lucky3_mine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            gold: number;
                            payout: number;
                            choice: {
                                /** @enum {string} */
                                type: "ticket" | "straight" | "box" | "front" | "back" | "triple" | "small" | "big" | "odd" | "even";
                                /** @default  */
                                pick: string;
                            };
                            outcome: {
                                digits: string;
                            };
                            createTime: number;
                            round: components["schemas"]["RoundProof"];
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    lucky3_records: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            epoch: number;
                            index: number;
                            outcome: {
                                digits: string;
                            };
                            hash: string;
                            commit: string;
                            players: number;
                            totalGold: number;
                            totalPayout: number;
                            createTime: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    minesweeper_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            session: components["schemas"]["MinesweeperSession"] | null;
                            seeds: components["schemas"]["Seeds"];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    minesweeper_setting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rtp: string;
                            houseEdge: string;
                            tiles: number;
                            minMines: number;
                            maxMines: number;
                            stepGold: number;
                            maxProfit: number;
                            tables: {
                                mines: number;
                                minGold: number;
                                maxGold: number;
                                multipliers: number[];
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    minesweeper_join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gold": 100,
                 *       "mines": 3,
                 *       "requestId": "7d444840-9dc0-41d1-b245-5ffdce74fad2"
                 *     }
                 */
                "application/json": {
                    /** @description An amount of gold, as a whole number. */
                    gold: number;
                    mines: number;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["MinesweeperStep"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1001` goldTooLow: Gold can't be less than {min}
             *     - `1002` goldTooHigh: Gold cannot be greater than {max}
             *     - `1002` goldNotCovered: Gold cannot be greater than {max}. A higher stake could win more than the bankroll allows.
             *     - `1003` goldOffStep: Gold must be a multiple of {step}. Enter {below} or {above}.
             *     - `1005` notCovered: We can’t cover a win this big right now. You can bet less or choose an outcome that pays less.
             *     - `1106` choiceInvalid: This choice isn’t available. Choose another.
             *     - `1004` balanceTooLow: Not enough gold. You have {gold}.
             *     - `1301` gamePaused: This game is paused.
             *     - `1930` recovering: No bet was placed. We’ve stopped all games after a technical fault. Try again later.
             *     - `1090` countryBlocked: We don’t accept bets or deposits where you are ({country}). You can still withdraw.
             *     - `1095` addressBlocked: Your internet connection is in a country where we don’t accept bets or deposits ({country}). You can still withdraw.
             *     - `1950` accountSuspended: Your account is suspended. Reason: “{words}” You keep your balance, and we’re holding your withdrawals. If you think this is a mistake, contact us.
             *     - `1700` onBreak: You’re on a time-out until {until}. You can still withdraw.
             *     - `1701` excluded: You’re self-excluded until {until}. You can still withdraw.
             *     - `1702` excludedPermanently: You’re permanently self-excluded. You can still withdraw.
             *     - `1713` exclusionMatched: Your details match a self-exclusion or time-out. You can’t bet or deposit, but you can still withdraw. Contact us if you think this is a mistake.
             *     - `1714` exclusionReview: We need to check your account before you can bet or deposit. You can still withdraw. Contact us if you think this is a mistake.
             *     - `1703` realityCheck: You’ve been gambling for {minutes} {minutes|minute|minutes}. Answer the reality check to continue.
             *     - `1704` stakeLimit: Your stake limit lets you stake {left} more gold until {until}.
             *     - `1705` lossLimit: Your loss limit lets you stake {left} more gold until {until}. Open bets count as losses until they settle.
             *     - `1706` timeLimit: You’ve reached your time limit. It resets on {until}.
             *     - `1210` clientSeedMissing: Set your client seed first.
             *     - `1716` playPace: No bet was placed. Where you are ({country}), you can start one game every {seconds} {seconds|second|seconds}.
             *     - `1201` sessionOpen: You already have a game open. Finish it first.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1001 | 1002 | 1003 | 1005 | 1106 | 1004 | 1301 | 1930 | 1090 | 1095 | 1950 | 1700 | 1701 | 1702 | 1713 | 1714 | 1703 | 1704 | 1705 | 1706 | 1210 | 1716 | 1201;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /**
             * @description - `1096` termsChanged: Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.
             *     - `1006` keyReused: We’ve already received this request with different details. Refresh and try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1096,
                     *       "message": "Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1096 | 1006;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    minesweeper_reveal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": 90212,
                 *       "cell": 7,
                 *       "requestId": "1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed"
                 *     }
                 */
                "application/json": {
                    sessionId: number;
                    cell: number;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["MinesweeperStep"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1202` noSession: You don’t have a game open.
             *     - `1203` cellInvalid: This tile is already open or doesn’t exist. Choose another.
             *     - `1930` recovering: No bet was placed. We’ve stopped all games after a technical fault. Try again later.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1202 | 1203 | 1930;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /** @description - `1006` keyReused: We’ve already received this request with different details. Refresh and try again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1006,
                     *       "message": "We’ve already received this request with different details. Refresh and try again.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1006;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    minesweeper_jump: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sessionId": 90212,
                 *       "requestId": "9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d"
                 *     }
                 */
                "application/json": {
                    sessionId: number;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["MinesweeperStep"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1202` noSession: You don’t have a game open.
             *     - `1105` nothingToCashOut: There’s nothing to cash out.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1202 | 1105;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    minesweeper_mine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            gold: number;
                            payout: number;
                            choice: components["schemas"]["MinesweeperChoice"];
                            outcome: components["schemas"]["MinesweeperOutcome"];
                            createTime: number;
                            proof: components["schemas"]["SeedProof"];
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    minesweeper_records: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            game: string;
                            player: string;
                            gold: number;
                            payout: number;
                            createTime: number;
                            choice: components["schemas"]["MinesweeperChoice"];
                            outcome: components["schemas"]["MinesweeperOutcome"];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    richbomb_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashState"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    richbomb_join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gold": 100,
                 *       "auto": 200,
                 *       "requestId": "7d444840-9dc0-41d1-b245-5ffdce74fad2"
                 *     }
                 */
                "application/json": {
                    /** @description An amount of gold, as a whole number. */
                    gold: number;
                    /** @description Where to cash out automatically, in hundredths, or as the step number in games with steps. */
                    auto?: number | null;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 0,
                     *       "message": "",
                     *       "data": {
                     *         "bet": {
                     *           "id": 90211,
                     *           "gold": 100,
                     *           "auto": 200,
                     *           "cap": 200,
                     *           "state": "placed",
                     *           "exit": null,
                     *           "payout": null,
                     *           "round": {
                     *             "epoch": 1,
                     *             "index": 42
                     *           },
                     *           "createTime": 1794900000000
                     *         },
                     *         "balance": 99900
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashBetPlaced"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1001` goldTooLow: Gold can't be less than {min}
             *     - `1002` goldTooHigh: Gold cannot be greater than {max}
             *     - `1002` goldNotCovered: Gold cannot be greater than {max}. A higher stake could win more than the bankroll allows.
             *     - `1003` goldOffStep: Gold must be a multiple of {step}. Enter {below} or {above}.
             *     - `1005` notCovered: We can’t cover a win this big right now. You can bet less or choose an outcome that pays less.
             *     - `1106` choiceInvalid: This choice isn’t available. Choose another.
             *     - `1004` balanceTooLow: Not enough gold. You have {gold}.
             *     - `1301` gamePaused: This game is paused.
             *     - `1930` recovering: No bet was placed. We’ve stopped all games after a technical fault. Try again later.
             *     - `1090` countryBlocked: We don’t accept bets or deposits where you are ({country}). You can still withdraw.
             *     - `1095` addressBlocked: Your internet connection is in a country where we don’t accept bets or deposits ({country}). You can still withdraw.
             *     - `1950` accountSuspended: Your account is suspended. Reason: “{words}” You keep your balance, and we’re holding your withdrawals. If you think this is a mistake, contact us.
             *     - `1700` onBreak: You’re on a time-out until {until}. You can still withdraw.
             *     - `1701` excluded: You’re self-excluded until {until}. You can still withdraw.
             *     - `1702` excludedPermanently: You’re permanently self-excluded. You can still withdraw.
             *     - `1713` exclusionMatched: Your details match a self-exclusion or time-out. You can’t bet or deposit, but you can still withdraw. Contact us if you think this is a mistake.
             *     - `1714` exclusionReview: We need to check your account before you can bet or deposit. You can still withdraw. Contact us if you think this is a mistake.
             *     - `1703` realityCheck: You’ve been gambling for {minutes} {minutes|minute|minutes}. Answer the reality check to continue.
             *     - `1704` stakeLimit: Your stake limit lets you stake {left} more gold until {until}.
             *     - `1705` lossLimit: Your loss limit lets you stake {left} more gold until {until}. Open bets count as losses until they settle.
             *     - `1706` timeLimit: You’ve reached your time limit. It resets on {until}.
             *     - `1101` bettingClosed: Betting is closed for this round.
             *     - `1102` alreadyJoined: You already have a bet in this round.
             *     - `1107` roundFull: No bet was placed. This stake is above the max for this round. Choose a lower one.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1001 | 1002 | 1003 | 1005 | 1106 | 1004 | 1301 | 1930 | 1090 | 1095 | 1950 | 1700 | 1701 | 1702 | 1713 | 1714 | 1703 | 1704 | 1705 | 1706 | 1101 | 1102 | 1107;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /**
             * @description - `1096` termsChanged: Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.
             *     - `1006` keyReused: We’ve already received this request with different details. Refresh and try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1096,
                     *       "message": "Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1096 | 1006;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    richbomb_jump: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "betId": 90211,
                 *       "requestId": "7d444840-9dc0-41d1-b245-5ffdce74fad2"
                 *     }
                 */
                "application/json": {
                    betId: number;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 0,
                     *       "message": "",
                     *       "data": {
                     *         "kind": "left",
                     *         "bet": {
                     *           "id": 90211,
                     *           "gold": 100,
                     *           "auto": 200,
                     *           "cap": 200,
                     *           "state": "settled",
                     *           "exit": 173,
                     *           "payout": 173,
                     *           "round": {
                     *             "epoch": 1,
                     *             "index": 42
                     *           },
                     *           "createTime": 1794900000000
                     *         },
                     *         "balance": 100073
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashCashOut"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1105` nothingToCashOut: There’s nothing to cash out.
             *     - `1103` roundNotRunning: This round hasn’t started yet.
             *     - `1104` tooLate: Too late. The round ended at {at}×.
             *     - `1931` roundVoid: We’ve cancelled this round and are refunding your stake.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1105 | 1103 | 1104 | 1931;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    richbomb_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    betId: number;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            balance: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1101` bettingClosed: Betting is closed for this round.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1101;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    richbomb_setting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashSetting"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    richbomb_mine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashEndedBet"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    richbomb_records: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["CrashRecord"][];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    roller_randHash: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Seeds"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    roller_rate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An amount of gold, as a whole number. */
                    gold: number;
                    /** @enum {string} */
                    direction: "lower" | "higher";
                    number: number;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            w: number;
                            chance: string;
                            multiplier: string;
                            payout: number;
                            minGold: number;
                            maxGold: number;
                            rtp: string;
                        };
                    };
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1106` choiceInvalid: This choice isn’t available. Choose another.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1106;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    roller_roll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "gold": 100,
                 *       "direction": "lower",
                 *       "number": 50000,
                 *       "requestId": "7d444840-9dc0-41d1-b245-5ffdce74fad2"
                 *     }
                 */
                "application/json": {
                    /** @description An amount of gold, as a whole number. */
                    gold: number;
                    /** @enum {string} */
                    direction: "lower" | "higher";
                    number: number;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 0,
                     *       "message": "",
                     *       "data": {
                     *         "bet": {
                     *           "id": 90210,
                     *           "gold": 100,
                     *           "payout": 198,
                     *           "choice": {
                     *             "direction": "lower",
                     *             "number": 50000
                     *           },
                     *           "outcome": {
                     *             "roll": 31415
                     *           },
                     *           "createTime": 1794900000000,
                     *           "proof": {
                     *             "seedPairId": 4711,
                     *             "serverSeedHash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                     *             "serverSeed": null,
                     *             "clientSeed": "my-own-seed",
                     *             "nonce": 0
                     *           }
                     *         },
                     *         "balance": 100098
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            bet: components["schemas"]["RollerBet"];
                            balance: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1001` goldTooLow: Gold can't be less than {min}
             *     - `1002` goldTooHigh: Gold cannot be greater than {max}
             *     - `1002` goldNotCovered: Gold cannot be greater than {max}. A higher stake could win more than the bankroll allows.
             *     - `1003` goldOffStep: Gold must be a multiple of {step}. Enter {below} or {above}.
             *     - `1005` notCovered: We can’t cover a win this big right now. You can bet less or choose an outcome that pays less.
             *     - `1106` choiceInvalid: This choice isn’t available. Choose another.
             *     - `1004` balanceTooLow: Not enough gold. You have {gold}.
             *     - `1301` gamePaused: This game is paused.
             *     - `1930` recovering: No bet was placed. We’ve stopped all games after a technical fault. Try again later.
             *     - `1090` countryBlocked: We don’t accept bets or deposits where you are ({country}). You can still withdraw.
             *     - `1095` addressBlocked: Your internet connection is in a country where we don’t accept bets or deposits ({country}). You can still withdraw.
             *     - `1950` accountSuspended: Your account is suspended. Reason: “{words}” You keep your balance, and we’re holding your withdrawals. If you think this is a mistake, contact us.
             *     - `1700` onBreak: You’re on a time-out until {until}. You can still withdraw.
             *     - `1701` excluded: You’re self-excluded until {until}. You can still withdraw.
             *     - `1702` excludedPermanently: You’re permanently self-excluded. You can still withdraw.
             *     - `1713` exclusionMatched: Your details match a self-exclusion or time-out. You can’t bet or deposit, but you can still withdraw. Contact us if you think this is a mistake.
             *     - `1714` exclusionReview: We need to check your account before you can bet or deposit. You can still withdraw. Contact us if you think this is a mistake.
             *     - `1703` realityCheck: You’ve been gambling for {minutes} {minutes|minute|minutes}. Answer the reality check to continue.
             *     - `1704` stakeLimit: Your stake limit lets you stake {left} more gold until {until}.
             *     - `1705` lossLimit: Your loss limit lets you stake {left} more gold until {until}. Open bets count as losses until they settle.
             *     - `1706` timeLimit: You’ve reached your time limit. It resets on {until}.
             *     - `1210` clientSeedMissing: Set your client seed first.
             *     - `1716` playPace: No bet was placed. Where you are ({country}), you can start one game every {seconds} {seconds|second|seconds}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1001 | 1002 | 1003 | 1005 | 1106 | 1004 | 1301 | 1930 | 1090 | 1095 | 1950 | 1700 | 1701 | 1702 | 1713 | 1714 | 1703 | 1704 | 1705 | 1706 | 1210 | 1716;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /**
             * @description - `1096` termsChanged: Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.
             *     - `1006` keyReused: We’ve already received this request with different details. Refresh and try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1096,
                     *       "message": "Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1096 | 1006;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    roller_userBet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["RollerFeedBet"][];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    roller_records: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["RollerFeedBet"][];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    roller_mine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["RollerBet"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    roller_setting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rtp: string;
                            houseEdge: string;
                            rolls: number;
                            minWinningRolls: number;
                            maxWinningRolls: number;
                            reachableWinningRolls: number | null;
                            minMultiplier: string;
                            maxMultiplier: string;
                            minGold: number;
                            maxGold: number;
                            maxProfit: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    roulette_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            epoch: number;
                            index: number;
                            /** @enum {string} */
                            phase: "betting" | "locked" | "draw" | "result";
                            phaseEndsAt: number;
                            lockTime: number;
                            drawAt: number;
                            resultAt: number;
                            nextAt: number;
                            limits: components["schemas"]["RoundLimits"];
                            commit: string;
                            salt: string;
                            /** @enum {string} */
                            saltSource: "dev" | "btc";
                            beaconRound: number | null;
                            beacon: string | null;
                            beaconSignature: string | null;
                            bookVersion: string;
                            bookRoot: string | null;
                            hash: string | null;
                            outcome: {
                                slot: number;
                            } | null;
                            serverNow: number;
                            my: {
                                id: number;
                                gold: number;
                                /** @enum {string} */
                                state: "placed" | "settled";
                                payout: number | null;
                                createTime: number;
                                choice: {
                                    /** @enum {string} */
                                    colour: "red" | "blue" | "purple" | "green" | "gold";
                                };
                            }[];
                            players: {
                                id: number;
                                player: string;
                                gold: number;
                                /** @enum {string} */
                                state: "placed" | "settled";
                                payout: number | null;
                                choice: {
                                    /** @enum {string} */
                                    colour: "red" | "blue" | "purple" | "green" | "gold";
                                };
                            }[];
                            playerCount: number;
                            betCount: number;
                            totalGold: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    roulette_join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An amount of gold, as a whole number. */
                    gold: number;
                    /** @enum {string} */
                    colour: "red" | "blue" | "purple" | "green" | "gold";
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                    round?: {
                        epoch: number;
                        index: number;
                    };
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            bet: {
                                id: number;
                                gold: number;
                                /** @enum {string} */
                                state: "placed" | "settled";
                                payout: number | null;
                                createTime: number;
                                choice: {
                                    /** @enum {string} */
                                    colour: "red" | "blue" | "purple" | "green" | "gold";
                                };
                            };
                            balance: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1001` goldTooLow: Gold can't be less than {min}
             *     - `1002` goldTooHigh: Gold cannot be greater than {max}
             *     - `1002` goldNotCovered: Gold cannot be greater than {max}. A higher stake could win more than the bankroll allows.
             *     - `1003` goldOffStep: Gold must be a multiple of {step}. Enter {below} or {above}.
             *     - `1005` notCovered: We can’t cover a win this big right now. You can bet less or choose an outcome that pays less.
             *     - `1106` choiceInvalid: This choice isn’t available. Choose another.
             *     - `1004` balanceTooLow: Not enough gold. You have {gold}.
             *     - `1301` gamePaused: This game is paused.
             *     - `1930` recovering: No bet was placed. We’ve stopped all games after a technical fault. Try again later.
             *     - `1090` countryBlocked: We don’t accept bets or deposits where you are ({country}). You can still withdraw.
             *     - `1095` addressBlocked: Your internet connection is in a country where we don’t accept bets or deposits ({country}). You can still withdraw.
             *     - `1950` accountSuspended: Your account is suspended. Reason: “{words}” You keep your balance, and we’re holding your withdrawals. If you think this is a mistake, contact us.
             *     - `1700` onBreak: You’re on a time-out until {until}. You can still withdraw.
             *     - `1701` excluded: You’re self-excluded until {until}. You can still withdraw.
             *     - `1702` excludedPermanently: You’re permanently self-excluded. You can still withdraw.
             *     - `1713` exclusionMatched: Your details match a self-exclusion or time-out. You can’t bet or deposit, but you can still withdraw. Contact us if you think this is a mistake.
             *     - `1714` exclusionReview: We need to check your account before you can bet or deposit. You can still withdraw. Contact us if you think this is a mistake.
             *     - `1703` realityCheck: You’ve been gambling for {minutes} {minutes|minute|minutes}. Answer the reality check to continue.
             *     - `1704` stakeLimit: Your stake limit lets you stake {left} more gold until {until}.
             *     - `1705` lossLimit: Your loss limit lets you stake {left} more gold until {until}. Open bets count as losses until they settle.
             *     - `1706` timeLimit: You’ve reached your time limit. It resets on {until}.
             *     - `1101` bettingClosed: Betting is closed for this round.
             *     - `1102` alreadyJoined: You already have a bet in this round.
             *     - `1107` roundFull: No bet was placed. This stake is above the max for this round. Choose a lower one.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1001 | 1002 | 1003 | 1005 | 1106 | 1004 | 1301 | 1930 | 1090 | 1095 | 1950 | 1700 | 1701 | 1702 | 1713 | 1714 | 1703 | 1704 | 1705 | 1706 | 1101 | 1102 | 1107;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /**
             * @description - `1096` termsChanged: Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.
             *     - `1006` keyReused: We’ve already received this request with different details. Refresh and try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1096,
                     *       "message": "Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1096 | 1006;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    roulette_setting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["LotterySetting"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    roulette_mine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            gold: number;
                            payout: number;
                            choice: {
                                /** @enum {string} */
                                colour: "red" | "blue" | "purple" | "green" | "gold";
                            };
                            outcome: {
                                slot: number;
                            };
                            createTime: number;
                            round: components["schemas"]["RoundProof"];
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    roulette_records: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            epoch: number;
                            index: number;
                            outcome: {
                                slot: number;
                            };
                            hash: string;
                            commit: string;
                            players: number;
                            totalGold: number;
                            totalPayout: number;
                            createTime: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    roulette_role: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            wheel: string;
                            colours: {
                                /** @enum {string} */
                                colour: "red" | "blue" | "purple" | "green" | "gold";
                                letter: string;
                                fields: number;
                                multiplier: number;
                                rtp: string;
                            }[];
                            bettingMs: number;
                            lockedMs: number;
                            drawMs: number;
                            resultMs: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    roulette_leaderboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            place: number;
                            player: string;
                            net: number;
                            bets: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    scratch_next: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            cardNo: number | null;
                            serverSeedHash: string | null;
                            nextServerSeedHash: string;
                            clientSeed: string | null;
                            prices: number[];
                            readonly table: {
                                symbol: string;
                                name: string;
                                tickets: number;
                                multiplier: number;
                            }[];
                            lastCard: components["schemas"]["ScratchCard"] | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    scratch_setting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rtp: string;
                            houseEdge: string;
                            prices: number[];
                            readonly table: {
                                symbol: string;
                                name: string;
                                tickets: number;
                                multiplier: number;
                            }[];
                            tickets: number;
                            fields: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    scratch_join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An amount of gold, as a whole number. */
                    gold: number;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            bet: components["schemas"]["ScratchCard"];
                            balance: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1001` goldTooLow: Gold can't be less than {min}
             *     - `1002` goldTooHigh: Gold cannot be greater than {max}
             *     - `1002` goldNotCovered: Gold cannot be greater than {max}. A higher stake could win more than the bankroll allows.
             *     - `1003` goldOffStep: Gold must be a multiple of {step}. Enter {below} or {above}.
             *     - `1005` notCovered: We can’t cover a win this big right now. You can bet less or choose an outcome that pays less.
             *     - `1106` choiceInvalid: This choice isn’t available. Choose another.
             *     - `1004` balanceTooLow: Not enough gold. You have {gold}.
             *     - `1301` gamePaused: This game is paused.
             *     - `1930` recovering: No bet was placed. We’ve stopped all games after a technical fault. Try again later.
             *     - `1090` countryBlocked: We don’t accept bets or deposits where you are ({country}). You can still withdraw.
             *     - `1095` addressBlocked: Your internet connection is in a country where we don’t accept bets or deposits ({country}). You can still withdraw.
             *     - `1950` accountSuspended: Your account is suspended. Reason: “{words}” You keep your balance, and we’re holding your withdrawals. If you think this is a mistake, contact us.
             *     - `1700` onBreak: You’re on a time-out until {until}. You can still withdraw.
             *     - `1701` excluded: You’re self-excluded until {until}. You can still withdraw.
             *     - `1702` excludedPermanently: You’re permanently self-excluded. You can still withdraw.
             *     - `1713` exclusionMatched: Your details match a self-exclusion or time-out. You can’t bet or deposit, but you can still withdraw. Contact us if you think this is a mistake.
             *     - `1714` exclusionReview: We need to check your account before you can bet or deposit. You can still withdraw. Contact us if you think this is a mistake.
             *     - `1703` realityCheck: You’ve been gambling for {minutes} {minutes|minute|minutes}. Answer the reality check to continue.
             *     - `1704` stakeLimit: Your stake limit lets you stake {left} more gold until {until}.
             *     - `1705` lossLimit: Your loss limit lets you stake {left} more gold until {until}. Open bets count as losses until they settle.
             *     - `1706` timeLimit: You’ve reached your time limit. It resets on {until}.
             *     - `1210` clientSeedMissing: Set your client seed first.
             *     - `1716` playPace: No bet was placed. Where you are ({country}), you can start one game every {seconds} {seconds|second|seconds}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1001 | 1002 | 1003 | 1005 | 1106 | 1004 | 1301 | 1930 | 1090 | 1095 | 1950 | 1700 | 1701 | 1702 | 1713 | 1714 | 1703 | 1704 | 1705 | 1706 | 1210 | 1716;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /**
             * @description - `1096` termsChanged: Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.
             *     - `1006` keyReused: We’ve already received this request with different details. Refresh and try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1096,
                     *       "message": "Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1096 | 1006;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    scratch_winners: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            game: string;
                            player: string;
                            gold: number;
                            payout: number;
                            createTime: number;
                            outcome: components["schemas"]["ScratchOutcome"];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    scratch_mine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["ScratchCard"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    turntable_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            seedPairId: number | null;
                            serverSeedHash: string | null;
                            nextServerSeedHash: string;
                            clientSeed: string | null;
                            nonce: number;
                            wheels: {
                                readonly low: number[];
                                readonly medium: number[];
                                readonly high: number[];
                            };
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    turntable_join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An amount of gold, as a whole number. */
                    gold: number;
                    /** @enum {string} */
                    risk: "low" | "medium" | "high";
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            bet: components["schemas"]["TurntableBet"];
                            balance: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1001` goldTooLow: Gold can't be less than {min}
             *     - `1002` goldTooHigh: Gold cannot be greater than {max}
             *     - `1002` goldNotCovered: Gold cannot be greater than {max}. A higher stake could win more than the bankroll allows.
             *     - `1003` goldOffStep: Gold must be a multiple of {step}. Enter {below} or {above}.
             *     - `1005` notCovered: We can’t cover a win this big right now. You can bet less or choose an outcome that pays less.
             *     - `1106` choiceInvalid: This choice isn’t available. Choose another.
             *     - `1004` balanceTooLow: Not enough gold. You have {gold}.
             *     - `1301` gamePaused: This game is paused.
             *     - `1930` recovering: No bet was placed. We’ve stopped all games after a technical fault. Try again later.
             *     - `1090` countryBlocked: We don’t accept bets or deposits where you are ({country}). You can still withdraw.
             *     - `1095` addressBlocked: Your internet connection is in a country where we don’t accept bets or deposits ({country}). You can still withdraw.
             *     - `1950` accountSuspended: Your account is suspended. Reason: “{words}” You keep your balance, and we’re holding your withdrawals. If you think this is a mistake, contact us.
             *     - `1700` onBreak: You’re on a time-out until {until}. You can still withdraw.
             *     - `1701` excluded: You’re self-excluded until {until}. You can still withdraw.
             *     - `1702` excludedPermanently: You’re permanently self-excluded. You can still withdraw.
             *     - `1713` exclusionMatched: Your details match a self-exclusion or time-out. You can’t bet or deposit, but you can still withdraw. Contact us if you think this is a mistake.
             *     - `1714` exclusionReview: We need to check your account before you can bet or deposit. You can still withdraw. Contact us if you think this is a mistake.
             *     - `1703` realityCheck: You’ve been gambling for {minutes} {minutes|minute|minutes}. Answer the reality check to continue.
             *     - `1704` stakeLimit: Your stake limit lets you stake {left} more gold until {until}.
             *     - `1705` lossLimit: Your loss limit lets you stake {left} more gold until {until}. Open bets count as losses until they settle.
             *     - `1706` timeLimit: You’ve reached your time limit. It resets on {until}.
             *     - `1210` clientSeedMissing: Set your client seed first.
             *     - `1716` playPace: No bet was placed. Where you are ({country}), you can start one game every {seconds} {seconds|second|seconds}.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1001 | 1002 | 1003 | 1005 | 1106 | 1004 | 1301 | 1930 | 1090 | 1095 | 1950 | 1700 | 1701 | 1702 | 1713 | 1714 | 1703 | 1704 | 1705 | 1706 | 1210 | 1716;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /**
             * @description - `1096` termsChanged: Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.
             *     - `1006` keyReused: We’ve already received this request with different details. Refresh and try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1096,
                     *       "message": "Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1096 | 1006;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    turntable_setting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rtp: string;
                            houseEdge: string;
                            maxProfit: number;
                            stepGold: number;
                            wheels: {
                                readonly low: number[];
                                readonly medium: number[];
                                readonly high: number[];
                            };
                            stakes: {
                                low: {
                                    minGold: number;
                                    maxGold: number;
                                    multiplier: number;
                                };
                                medium: {
                                    minGold: number;
                                    maxGold: number;
                                    multiplier: number;
                                };
                                high: {
                                    minGold: number;
                                    maxGold: number;
                                    multiplier: number;
                                };
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    turntable_records: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            game: string;
                            player: string;
                            gold: number;
                            payout: number;
                            createTime: number;
                            choice: components["schemas"]["TurntableChoice"];
                            outcome: components["schemas"]["TurntableOutcome"];
                        }[];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    turntable_mine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["TurntableBet"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wingo_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            epoch: number;
                            index: number;
                            /** @enum {string} */
                            phase: "betting" | "locked" | "draw" | "result";
                            phaseEndsAt: number;
                            lockTime: number;
                            drawAt: number;
                            resultAt: number;
                            nextAt: number;
                            limits: components["schemas"]["RoundLimits"];
                            commit: string;
                            salt: string;
                            /** @enum {string} */
                            saltSource: "dev" | "btc";
                            beaconRound: number | null;
                            beacon: string | null;
                            beaconSignature: string | null;
                            bookVersion: string;
                            bookRoot: string | null;
                            hash: string | null;
                            outcome: {
                                digit: number;
                            } | null;
                            serverNow: number;
                            my: {
                                id: number;
                                gold: number;
                                /** @enum {string} */
                                state: "placed" | "settled";
                                payout: number | null;
                                createTime: number;
                                choice: {
                                    readonly selections: ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "green" | "red" | "violet")[];
                                };
                            }[];
                            players: {
                                id: number;
                                player: string;
                                gold: number;
                                /** @enum {string} */
                                state: "placed" | "settled";
                                payout: number | null;
                                choice: {
                                    readonly selections: ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "green" | "red" | "violet")[];
                                };
                            }[];
                            playerCount: number;
                            betCount: number;
                            totalGold: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wingo_join: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An amount of gold, as a whole number. */
                    gold: number;
                    readonly selections: ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "green" | "red" | "violet")[];
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                    round?: {
                        epoch: number;
                        index: number;
                    };
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            bet: {
                                id: number;
                                gold: number;
                                /** @enum {string} */
                                state: "placed" | "settled";
                                payout: number | null;
                                createTime: number;
                                choice: {
                                    readonly selections: ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "green" | "red" | "violet")[];
                                };
                            };
                            balance: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1001` goldTooLow: Gold can't be less than {min}
             *     - `1002` goldTooHigh: Gold cannot be greater than {max}
             *     - `1002` goldNotCovered: Gold cannot be greater than {max}. A higher stake could win more than the bankroll allows.
             *     - `1003` goldOffStep: Gold must be a multiple of {step}. Enter {below} or {above}.
             *     - `1005` notCovered: We can’t cover a win this big right now. You can bet less or choose an outcome that pays less.
             *     - `1106` choiceInvalid: This choice isn’t available. Choose another.
             *     - `1004` balanceTooLow: Not enough gold. You have {gold}.
             *     - `1301` gamePaused: This game is paused.
             *     - `1930` recovering: No bet was placed. We’ve stopped all games after a technical fault. Try again later.
             *     - `1090` countryBlocked: We don’t accept bets or deposits where you are ({country}). You can still withdraw.
             *     - `1095` addressBlocked: Your internet connection is in a country where we don’t accept bets or deposits ({country}). You can still withdraw.
             *     - `1950` accountSuspended: Your account is suspended. Reason: “{words}” You keep your balance, and we’re holding your withdrawals. If you think this is a mistake, contact us.
             *     - `1700` onBreak: You’re on a time-out until {until}. You can still withdraw.
             *     - `1701` excluded: You’re self-excluded until {until}. You can still withdraw.
             *     - `1702` excludedPermanently: You’re permanently self-excluded. You can still withdraw.
             *     - `1713` exclusionMatched: Your details match a self-exclusion or time-out. You can’t bet or deposit, but you can still withdraw. Contact us if you think this is a mistake.
             *     - `1714` exclusionReview: We need to check your account before you can bet or deposit. You can still withdraw. Contact us if you think this is a mistake.
             *     - `1703` realityCheck: You’ve been gambling for {minutes} {minutes|minute|minutes}. Answer the reality check to continue.
             *     - `1704` stakeLimit: Your stake limit lets you stake {left} more gold until {until}.
             *     - `1705` lossLimit: Your loss limit lets you stake {left} more gold until {until}. Open bets count as losses until they settle.
             *     - `1706` timeLimit: You’ve reached your time limit. It resets on {until}.
             *     - `1101` bettingClosed: Betting is closed for this round.
             *     - `1102` alreadyJoined: You already have a bet in this round.
             *     - `1107` roundFull: No bet was placed. This stake is above the max for this round. Choose a lower one.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1001 | 1002 | 1003 | 1005 | 1106 | 1004 | 1301 | 1930 | 1090 | 1095 | 1950 | 1700 | 1701 | 1702 | 1713 | 1714 | 1703 | 1704 | 1705 | 1706 | 1101 | 1102 | 1107;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /**
             * @description - `1096` termsChanged: Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.
             *     - `1006` keyReused: We’ve already received this request with different details. Refresh and try again.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1096,
                     *       "message": "Our agreement has changed. Read and accept it to bet or deposit. You can still withdraw.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1096 | 1006;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wingo_setting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["LotterySetting"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wingo_mine: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            gold: number;
                            payout: number;
                            choice: {
                                readonly selections: ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "green" | "red" | "violet")[];
                            };
                            outcome: {
                                digit: number;
                            };
                            createTime: number;
                            round: components["schemas"]["RoundProof"];
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wingo_records: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            epoch: number;
                            index: number;
                            outcome: {
                                digit: number;
                            };
                            hash: string;
                            commit: string;
                            players: number;
                            totalGold: number;
                            totalPayout: number;
                            createTime: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operatorAccess_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            token: string;
                            operator: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                role: "support" | "finance" | "content" | "risk" | "owner";
                                /** @enum {string} */
                                stage: "password" | "enrol" | "second" | "in";
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operatorAccess_openInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    secret: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            name: string;
                            /** @enum {string} */
                            role: "support" | "finance" | "content" | "risk" | "owner";
                            expiresAt: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operatorAccess_acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    secret: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            token: string;
                            operator: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                role: "support" | "finance" | "content" | "risk" | "owner";
                                /** @enum {string} */
                                stage: "password" | "enrol" | "second" | "in";
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operatorAccess_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operatorAccess_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            name: string;
                            /** @enum {string} */
                            role: "support" | "finance" | "content" | "risk" | "owner";
                            /** @enum {string} */
                            stage: "password" | "enrol" | "second" | "in";
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operatorAccess_password: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    oldPassword: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            name: string;
                            /** @enum {string} */
                            role: "support" | "finance" | "content" | "risk" | "owner";
                            /** @enum {string} */
                            stage: "password" | "enrol" | "second" | "in";
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operatorAccess_beginSecond: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            ways: ("code" | "passkey" | "recovery")[];
                            passkey: components["schemas"]["PasskeyRequest"] | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operatorAccess_second: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code?: string;
                    recoveryCode?: string;
                    passkey?: components["schemas"]["PasskeyAnswer"];
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            name: string;
                            /** @enum {string} */
                            role: "support" | "finance" | "content" | "risk" | "owner";
                            /** @enum {string} */
                            stage: "password" | "enrol" | "second" | "in";
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operatorAccess_beginAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            secret: string;
                            uri: string;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operatorAccess_addAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            operator: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                role: "support" | "finance" | "content" | "risk" | "owner";
                                /** @enum {string} */
                                stage: "password" | "enrol" | "second" | "in";
                            };
                            recoveryCodes: string[] | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operatorAccess_beginPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password?: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["PasskeyCreation"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operatorAccess_addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    passkey: components["schemas"]["PasskeyCreated"];
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            operator: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                role: "support" | "finance" | "content" | "risk" | "owner";
                                /** @enum {string} */
                                stage: "password" | "enrol" | "second" | "in";
                            };
                            recoveryCodes: string[] | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    ownOperatorAccount_security: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            authenticatorSince: number | null;
                            passkeys: {
                                id: number;
                                name: string;
                                isSynced: boolean;
                                createTime: number;
                                lastUsed: number | null;
                            }[];
                            recoveryCodesLeft: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    ownOperatorAccount_removeAuthenticator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    ownOperatorAccount_removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    ownOperatorAccount_renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            recoveryCodes: string[];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    ownOperatorAccount_sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            /** Format: uuid */
                            id: string;
                            browser: string | null;
                            system: string | null;
                            firstSeen: number;
                            lastSeen: number;
                            isThis: boolean;
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    ownOperatorAccount_endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operators_invitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Invitation"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operators_invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string} */
                    role: "support" | "finance" | "content" | "risk" | "owner";
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            invitation: components["schemas"]["Invitation"];
                            secret: string;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operators_revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operators_setRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    /** @enum {string} */
                    role: "support" | "finance" | "content" | "risk" | "owner";
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            proposal: components["schemas"]["OperatorProposal"] | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operators_setStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    /** @enum {string} */
                    status: "active" | "suspended";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operators_resetSecond: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            proposal: components["schemas"]["OperatorProposal"];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operators_proposals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["OperatorProposal"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operators_decideProposal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    isAgreed: boolean;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            oneTimePassword: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    audit_verifyAudit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: number;
                            head: {
                                seq: number;
                                hash: string;
                            };
                            broken: {
                                seq: number;
                                words: string;
                            } | null;
                            checkedAt: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    audit_exportActs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    ledger_ledger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            checkedAt: number | null;
                            completeAt: number | null;
                            laws: {
                                law: string;
                                holds: boolean;
                                broken: number;
                            }[];
                            sum: number;
                            accounts: {
                                kind: string;
                                accounts: number;
                                balance: number;
                            }[];
                            entries: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    ledger_checkLedger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            checkedAt: number;
                            laws: {
                                law: string;
                                holds: boolean;
                                broken: number;
                            }[];
                            sum: number;
                            accounts: {
                                kind: string;
                                accounts: number;
                                balance: number;
                            }[];
                            entries: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operatorsList_page: {
        parameters: {
            query?: {
                role?: "support" | "finance" | "content" | "risk" | "owner";
                status?: "active" | "suspended";
                name?: string;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "name" | "-name" | "createTime" | "-createTime";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: {
                                id: number;
                                name: string;
                                /** @enum {string} */
                                role: "support" | "finance" | "content" | "risk" | "owner";
                                /** @enum {string} */
                                status: "active" | "suspended";
                                hasSecond: boolean;
                                lastSeen: number | null;
                                createTime: number;
                            }[];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    operatorsList_csv: {
        parameters: {
            query?: {
                role?: "support" | "finance" | "content" | "risk" | "owner";
                status?: "active" | "suspended";
                name?: string;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "name" | "-name" | "createTime" | "-createTime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    actsList_page: {
        parameters: {
            query?: {
                /** @description The name of an operator. */
                operator?: string;
                /** @description The action that was recorded. */
                act?: string;
                /** @description What the action changed. */
                subject?: string;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: {
                                seq: number;
                                createTime: number;
                                operatorId: number;
                                operator: string;
                                role: string;
                                act: string;
                                subject: string;
                                before: string | null;
                                after: string | null;
                                hash: string;
                            }[];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    actsList_csv: {
        parameters: {
            query?: {
                /** @description The name of an operator. */
                operator?: string;
                /** @description The action that was recorded. */
                act?: string;
                /** @description What the action changed. */
                subject?: string;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_priceSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            packages: {
                                gold: number;
                                amount: string;
                            }[];
                            currency: string;
                            rate: components["schemas"]["Rate"];
                            minGold: number;
                            maxGold: number;
                            stepGold: number;
                            isSandbox: boolean;
                            isUp: boolean;
                            crypto: {
                                currency: string;
                                network: string;
                                name: string;
                                isUp: boolean;
                                minAmount: string;
                                confirmations: number;
                                rate: components["schemas"]["Rate"];
                                hasFaucet: boolean;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_recharge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An amount of gold, as a whole number. */
                    gold: number;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["RechargePayment"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_recharges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Recharge"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_rechargeStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Recharge"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_pay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["RechargePayment"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_depositAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `network` of a currency in the price settings. */
                network: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            currency: string;
                            network: string;
                            name: string;
                            isUp: boolean;
                            address: string;
                            minAmount: string;
                            confirmations: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_faucet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    network: string;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            txHash: string;
                            amount: string;
                            currency: string;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_withdrawalBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            gold: number;
                            withdrawable: number;
                            held: number;
                            reward: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_withdrawalSetting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            fiat: {
                                currency: string;
                                minGold: number;
                                maxGold: number;
                                stepGold: number;
                                feeFixed: string;
                                feeRate: string;
                                rate: components["schemas"]["Rate"];
                                isUp: boolean;
                            };
                            crypto: {
                                currency: string;
                                network: string;
                                name: string;
                                isUp: boolean;
                                minGold: number;
                                maxGold: number;
                                stepGold: number;
                                feeFixed: string;
                                feeRate: string;
                                rate: components["schemas"]["Rate"];
                            }[];
                            automaticGold: number;
                            automaticPerDay: number;
                            holdHours: number;
                            isSandbox: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "fiat" | "crypto";
                    network?: string;
                    /** @description An amount of gold, as a whole number. */
                    gold: number;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            /** Format: uuid */
                            quoteId: string;
                            gold: number;
                            fee: string;
                            net: string;
                            currency: string;
                            rate: components["schemas"]["Rate"];
                            expiresAt: number;
                            serverNow: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    quoteId: string;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                    proof?: string;
                    phone?: string;
                    bankCode?: string;
                    accountNumber?: string;
                    accountName?: string;
                    address?: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Withdrawal"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_cancelWithdrawal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Withdrawal"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_withdrawalStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Withdrawal"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_withdrawalOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Withdrawal"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_vouchers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Withdrawal"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_bankCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Bank"][];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_gatewayBanks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Bank"][];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_movements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Movement"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_allMovements: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Movement"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_net: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The length of each period. */
                by: "day" | "week" | "month";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            from: string;
                            recharged: number;
                            withdrawn: number;
                            staked: number;
                            paid: number;
                            other: number;
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_adTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            taskId: string;
                            title: string;
                            gold: number;
                            /** @enum {string} */
                            state: "open" | "begun" | "done";
                            url: string | null;
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    wallet_beginAdTask: {
        parameters: {
            query: {
                /** @description The `taskId` of a task in the list. */
                taskId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            taskId: string;
                            /** @enum {string} */
                            state: "begun" | "done";
                            gold: number;
                            url: string;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    treasury_queue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                state: "held" | "review" | "approved" | "sending" | "sent" | "confirmed" | "rejected" | "failed";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["WithdrawalReview"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    treasury_approve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["WithdrawalReview"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    treasury_reject: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    /** @enum {string} */
                    reason: "details" | "suspicious" | "operator";
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["WithdrawalReview"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1903` operatorNotAllowed: Your role doesn’t allow this. Ask an owner.
             *     - `1901` operatorPasswordOld: Change your one-time password first.
             *     - `1906` operatorEnrolNeeded: Set up two-step verification first, with an authenticator app or a passkey.
             *     - `1904` operatorSecondNeeded: Complete two-step verification first.
             *     - `1512` orderNotOpen: This withdrawal is no longer pending. Reload the list.
             *     - `1522` mayBePaid: We may have paid this withdrawal before the backup was restored. Approve it instead. We won’t pay it twice.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1903 | 1901 | 1906 | 1904 | 1512 | 1522;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    treasury_reconciliation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            lookedAt: number | null;
                            differences: {
                                subject: string;
                                reference: string;
                                ours: string;
                                theirs: string;
                                firstSeen: number;
                            }[];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    treasury_settleReversal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reference: string;
                    note: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            reference: string;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    treasury_unfreeze: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    network: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            network: string;
                            isUp: boolean;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    treasury_adoptNonce: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    network: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            network: string;
                            from: number | null;
                            to: number | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    treasury_refusedHooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            provider: string;
                            reason: string;
                            address: string;
                            createTime: number;
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    playersList_page: {
        parameters: {
            query?: {
                state?: "active" | "suspended" | "excluded" | "closed";
                country?: string;
                inviter?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: components["schemas"]["PlayerRow"][];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    playersList_csv: {
        parameters: {
            query?: {
                state?: "active" | "suspended" | "excluded" | "closed";
                country?: string;
                inviter?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    movementsList_page: {
        parameters: {
            query?: {
                player?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "number" | "-number";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: {
                                number: number;
                                cause: string;
                                reference: string;
                                amount: number;
                                balanceAfter: number;
                                betId: number | null;
                                createTime: number;
                            }[];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    movementsList_csv: {
        parameters: {
            query?: {
                player?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "number" | "-number";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    playerBetsList_page: {
        parameters: {
            query?: {
                player?: number;
                game?: string;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "number" | "-number";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: {
                                number: number;
                                id: number;
                                game: string;
                                stake: number;
                                payout: number | null;
                                state: string;
                                createTime: number;
                            }[];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    playerBetsList_csv: {
        parameters: {
            query?: {
                player?: number;
                game?: string;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "number" | "-number";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    playerBackoffice_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["PlayerRow"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    playerBackoffice_profile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            nickname: string;
                            /** @enum {string} */
                            state: "active" | "suspended" | "excluded" | "closed";
                            suspension: {
                                words: string;
                                time: number;
                            } | null;
                            out: {
                                /** @enum {string} */
                                kind: "timeout" | "exclusion";
                                until: number | null;
                            } | null;
                            phone: string;
                            email: string | null;
                            country: string;
                            place: string;
                            language: string;
                            invitationCode: string;
                            hasSecondFactor: boolean;
                            vipUntil: number | null;
                            googleOrder: {
                                orderId: string;
                                /** @enum {string} */
                                state: "waiting" | "confirmed" | "revoked";
                                reason: string;
                            } | null;
                            createTime: number;
                            closedTime: number | null;
                            gold: number;
                            reward: number;
                            held: number;
                            recharged: number;
                            withdrawn: number;
                            staked: number;
                            paid: number;
                            inviter: {
                                id: number;
                                nickname: string;
                            } | null;
                            invited: number;
                            shared: {
                                id: number;
                                nickname: string;
                                /** @enum {string} */
                                kind: "device" | "payout" | "email" | "person";
                                /** @enum {string} */
                                state: "active" | "suspended" | "excluded" | "closed";
                            }[];
                            exclusionMatches: number;
                            isUnderAge: boolean;
                            sessions: {
                                id: string;
                                browser: string | null;
                                system: string | null;
                                firstSeen: number;
                                lastSeen: number;
                            }[];
                            notes: {
                                id: number;
                                operator: string;
                                text: string;
                                createTime: number;
                            }[];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    playerBackoffice_reveal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            phone: string;
                            email: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    playerBackoffice_note: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    text: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            operator: string;
                            text: string;
                            createTime: number;
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    playerBackoffice_endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    /** Format: uuid */
                    session: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    playerBackoffice_sendRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            /** @enum {string} */
                            by: "sms" | "email";
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1903` operatorNotAllowed: Your role doesn’t allow this. Ask an owner.
             *     - `1901` operatorPasswordOld: Change your one-time password first.
             *     - `1906` operatorEnrolNeeded: Set up two-step verification first, with an authenticator app or a passkey.
             *     - `1904` operatorSecondNeeded: Complete two-step verification first.
             *     - `1062` noVerifiedContact: This player hasn’t verified a phone number or an email address.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1903 | 1901 | 1906 | 1904 | 1062;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            /**
             * @description - `1008` tooMany: Too many requests. Try again in {seconds} {seconds|second|seconds}.
             *     - `1057` codeSoon: We’ve just sent a code. You can request another in {seconds} {seconds|second|seconds}.
             *     - `1060` codesTooMany: Too many codes in 24 hours. Try again tomorrow, or use your email address.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1008,
                     *       "message": "Too many requests. Try again in 5 seconds.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1008 | 1057 | 1060;
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    playerBackoffice_suspend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    reason: string;
                    words: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    playerBackoffice_lift: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    rechargesList_page: {
        parameters: {
            query?: {
                state?: "created" | "pending" | "paid" | "credited" | "failed" | "expired" | "seen" | "orphaned" | "tooSmall";
                player?: number;
                /** @description The payment gateway, or the network. */
                way?: string;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: {
                                id: number;
                                playerId: number;
                                nickname: string;
                                way: string;
                                /** @enum {string} */
                                state: "created" | "pending" | "paid" | "credited" | "failed" | "expired" | "seen" | "orphaned" | "tooSmall";
                                reason: string | null;
                                gold: number;
                                amount: string;
                                currency: string;
                                reference: string;
                                createTime: number;
                            }[];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    rechargesList_csv: {
        parameters: {
            query?: {
                state?: "created" | "pending" | "paid" | "credited" | "failed" | "expired" | "seen" | "orphaned" | "tooSmall";
                player?: number;
                /** @description The payment gateway, or the network. */
                way?: string;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    withdrawalsList_page: {
        parameters: {
            query?: {
                state?: "held" | "review" | "approved" | "sending" | "sent" | "confirmed" | "rejected" | "failed";
                player?: number;
                /** @description The payment gateway, or the network. */
                way?: string;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: {
                                id: number;
                                playerId: number;
                                nickname: string;
                                /** @enum {string} */
                                playerState: "active" | "suspended" | "excluded" | "closed";
                                way: string;
                                /** @enum {string} */
                                state: "held" | "review" | "approved" | "sending" | "sent" | "confirmed" | "rejected" | "failed";
                                reason: string | null;
                                gold: number;
                                net: string;
                                currency: string;
                                destination: string;
                                createTime: number;
                            }[];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    withdrawalsList_csv: {
        parameters: {
            query?: {
                state?: "held" | "review" | "approved" | "sending" | "sent" | "confirmed" | "rejected" | "failed";
                player?: number;
                /** @description The payment gateway, or the network. */
                way?: string;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    adjustmentsList_page: {
        parameters: {
            query?: {
                state?: "waiting" | "booked" | "refused";
                player?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: components["schemas"]["Adjustment"][];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    adjustmentsList_csv: {
        parameters: {
            query?: {
                state?: "waiting" | "booked" | "refused";
                player?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    moneyBackoffice_overview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            review: {
                                count: number;
                                gold: number;
                            };
                            underWay: {
                                count: number;
                                gold: number;
                            };
                            adjustments: number;
                            differences: number;
                            gateway: {
                                name: string;
                                isUp: boolean;
                                isSandbox: boolean;
                            };
                            networks: {
                                network: string;
                                name: string;
                                currency: string;
                                isUp: boolean;
                                frozen: string | null;
                                nextBlock: number | null;
                                hot: {
                                    address: string;
                                    tokens: string;
                                    gas: string;
                                } | null;
                                pending: {
                                    count: number;
                                    net: string;
                                };
                                wanted: string;
                                isLow: boolean | null;
                            }[];
                            accounts: {
                                account: string;
                                gold: number;
                            }[];
                            closedWithGold: {
                                playerId: number;
                                gold: number;
                                way: string | null;
                            }[];
                            aloneGold: number;
                            sources: string[];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    moneyBackoffice_adjust: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                    playerId: number;
                    amount: number;
                    /** @enum {string} */
                    against: "suspense" | "commission" | "rewards" | "back";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Adjustment"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    moneyBackoffice_fill: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                    /** @enum {string} */
                    account: "pool" | "rewards" | "commission" | "suspense";
                    amount: number;
                    source: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Adjustment"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    moneyBackoffice_takeProfit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                    amount: number;
                    source: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Adjustment"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    moneyBackoffice_decide: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    isAgreed: boolean;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Adjustment"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    identityList_page: {
        parameters: {
            query?: {
                state?: "waiting" | "approved" | "refused" | "replaced";
                player?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: {
                                id: number;
                                playerId: number;
                                nickname: string;
                                /** @enum {string} */
                                state: "waiting" | "approved" | "refused" | "replaced";
                                /** @enum {string} */
                                documentKind: "passport" | "idCard" | "drivingLicence" | "funds";
                                operator: string | null;
                                createTime: number;
                                decideTime: number | null;
                            }[];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    identityList_csv: {
        parameters: {
            query?: {
                state?: "waiting" | "approved" | "refused" | "replaced";
                player?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    sanctionsList_page: {
        parameters: {
            query?: {
                state?: "open" | "cleared" | "confirmed";
                player?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: {
                                id: number;
                                playerId: number;
                                nickname: string;
                                caseId: number;
                                listedName: string;
                                /** @enum {string} */
                                source: "un" | "eu";
                                reference: string;
                                score: number;
                                /** @enum {string} */
                                birth: "same" | "near" | "unknown" | "different";
                                /** @enum {string} */
                                state: "open" | "cleared" | "confirmed";
                                createTime: number;
                            }[];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    sanctionsList_csv: {
        parameters: {
            query?: {
                state?: "open" | "cleared" | "confirmed";
                player?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    questionsList_page: {
        parameters: {
            query?: {
                state?: "waiting" | "answered";
                language?: "en" | "fr";
                player?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: {
                                id: number;
                                playerId: number;
                                nickname: string;
                                /** @enum {string} */
                                language: "en" | "fr";
                                text: string;
                                createTime: number;
                                answer: string | null;
                                operator: string | null;
                                answerTime: number | null;
                            }[];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    questionsList_csv: {
        parameters: {
            query?: {
                state?: "waiting" | "answered";
                language?: "en" | "fr";
                player?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    agentsList_page: {
        parameters: {
            query?: {
                state?: "asked" | "approved" | "refused";
                level?: "friend" | "bronze" | "silver" | "gold";
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: {
                                playerId: number;
                                nickname: string;
                                /** @enum {string} */
                                state: "asked" | "approved" | "refused";
                                /** @enum {string} */
                                level: "friend" | "bronze" | "silver" | "gold";
                                misses: number;
                                note: string;
                                createTime: number;
                                decideTime: number | null;
                            }[];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    agentsList_csv: {
        parameters: {
            query?: {
                state?: "asked" | "approved" | "refused";
                level?: "friend" | "bronze" | "silver" | "gold";
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    linksList_page: {
        parameters: {
            query?: {
                state?: "held" | "released" | "refused";
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: {
                                id: number;
                                uplineId: number;
                                upline: string;
                                friendId: number;
                                friend: string;
                                /** @enum {string} */
                                state: "held" | "released" | "refused";
                                reasons: string;
                                microAmount: number;
                                createTime: number;
                            }[];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    linksList_csv: {
        parameters: {
            query?: {
                state?: "held" | "released" | "refused";
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    rebatePayoutsList_page: {
        parameters: {
            query?: {
                state?: "waiting" | "paid";
                player?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: {
                                id: number;
                                playerId: number;
                                nickname: string;
                                gold: number;
                                /** @enum {string} */
                                state: "waiting" | "paid";
                                createTime: number;
                                paidTime: number | null;
                            }[];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    rebatePayoutsList_csv: {
        parameters: {
            query?: {
                state?: "waiting" | "paid";
                player?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    epochsList_page: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: {
                                day: number;
                                createTime: number;
                                gold: number;
                                units: number;
                                price: string | null;
                                result: number;
                                commission: number;
                                entered: number;
                                bought: number;
                                paid: number;
                                redeemed: number;
                                isVoid: boolean;
                            }[];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    epochsList_csv: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    signsList_page: {
        parameters: {
            query?: {
                sign?: "night" | "rising" | "recharges" | "loosened";
                player?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: {
                                id: number;
                                playerId: number;
                                nickname: string;
                                day: string;
                                /** @enum {string} */
                                sign: "night" | "rising" | "recharges" | "loosened";
                                facts: string;
                                createTime: number;
                            }[];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    signsList_csv: {
        parameters: {
            query?: {
                sign?: "night" | "rising" | "recharges" | "loosened";
                player?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    exclusionMatchesList_page: {
        parameters: {
            query?: {
                state?: "open" | "confirmed" | "lifted";
                player?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: {
                                id: number;
                                playerId: number;
                                nickname: string;
                                /** @enum {string} */
                                kind: "phone" | "email" | "payout" | "person" | "device";
                                excludedId: number | null;
                                until: number | null;
                                /** @enum {string} */
                                effect: "block" | "review" | "alarm";
                                /** @enum {string} */
                                state: "open" | "confirmed" | "lifted";
                                operator: string | null;
                                reason: string | null;
                                createTime: number;
                            }[];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    exclusionMatchesList_csv: {
        parameters: {
            query?: {
                state?: "open" | "confirmed" | "lifted";
                player?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    ageFlagsList_page: {
        parameters: {
            query?: {
                state?: "open" | "cleared";
                player?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
                /** @description The `next` value of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            rows: {
                                id: number;
                                playerId: number;
                                nickname: string;
                                characterId: string;
                                /** @enum {string} */
                                state: "open" | "cleared";
                                operator: string | null;
                                reason: string | null;
                                createTime: number;
                                clearTime: number | null;
                            }[];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    ageFlagsList_csv: {
        parameters: {
            query?: {
                state?: "open" | "cleared";
                player?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                from?: number;
                /** @description Milliseconds since 1970. `from` and `to` are both included. */
                to?: number;
                /** @description The column to sort by. A leading `-` puts the largest first. */
                sort?: "createTime" | "-createTime";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    packages_packages: {
        parameters: {
            query?: {
                /**
                 * @description Amounts of gold to price, separated by commas.
                 * @example 1000,5000
                 */
                golds?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Packages"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    packages_writePackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    golds: number[];
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Packages"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    phone_phone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            phone: string | null;
                            isVerified: boolean;
                            contactVerified: boolean;
                            hasSms: boolean;
                            waiting: {
                                resendTime: number;
                                lapseTime: number;
                                serverNow: number;
                                phone: string;
                            } | null;
                            inbox: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    phone_verifyPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    code: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            phone: string;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1058` codeWrong: Wrong code. You have {left} {left|attempt|attempts} left.
             *     - `1059` codeOver: This code is no longer valid. Request a new one.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1058 | 1059;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /** @description - `1021` phoneTaken: This phone number already has an account. Log in instead. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1021,
                     *       "message": "This phone number already has an account. Log in instead.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1021;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    phone_sendPhoneCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            resendTime: number;
                            lapseTime: number;
                            serverNow: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1020` phoneInvalid: Enter a valid phone number with its country code.
             *     - `1061` phoneVerified: Your phone number is already verified.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1020 | 1061;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /** @description - `1021` phoneTaken: This phone number already has an account. Log in instead. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1021,
                     *       "message": "This phone number already has an account. Log in instead.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1021;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            /**
             * @description - `1008` tooMany: Too many requests. Try again in {seconds} {seconds|second|seconds}.
             *     - `1057` codeSoon: We’ve just sent a code. You can request another in {seconds} {seconds|second|seconds}.
             *     - `1060` codesTooMany: Too many codes in 24 hours. Try again tomorrow, or use your email address.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1008,
                     *       "message": "Too many requests. Try again in 5 seconds.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1008 | 1057 | 1060;
                    };
                };
            };
            500: components["responses"]["Failed"];
            /**
             * @description - `1007` busy: We’re very busy right now. Try again in a moment.
             *     - `1056` smsUnavailable: We can’t send text messages right now. Use your email address instead.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1007,
                     *       "message": "We’re very busy right now. Try again in a moment.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1007 | 1056;
                    };
                };
            };
            default: components["responses"]["OtherRefusal"];
        };
    };
    phone_freePhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ticket: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    };
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1058` codeWrong: Wrong code. You have {left} {left|attempt|attempts} left.
             *     - `1059` codeOver: This code is no longer valid. Request a new one.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1058 | 1059;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    phone_claimPhone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            resendTime: number;
                            lapseTime: number;
                            serverNow: number;
                            ticket: string;
                        };
                    };
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1020` phoneInvalid: Enter a valid phone number with its country code.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1020;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            /**
             * @description - `1008` tooMany: Too many requests. Try again in {seconds} {seconds|second|seconds}.
             *     - `1057` codeSoon: We’ve just sent a code. You can request another in {seconds} {seconds|second|seconds}.
             *     - `1060` codesTooMany: Too many codes in 24 hours. Try again tomorrow, or use your email address.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1008,
                     *       "message": "Too many requests. Try again in 5 seconds.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1008 | 1057 | 1060;
                    };
                };
            };
            500: components["responses"]["Failed"];
            /**
             * @description - `1007` busy: We’re very busy right now. Try again in a moment.
             *     - `1056` smsUnavailable: We can’t send text messages right now. Use your email address instead.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1007,
                     *       "message": "We’re very busy right now. Try again in a moment.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1007 | 1056;
                    };
                };
            };
            default: components["responses"]["OtherRefusal"];
        };
    };
    recovery_recovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            hasSms: boolean;
                            inbox: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    recovery_recoverPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: string;
                    ticket?: string;
                    code: string;
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    };
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1020` phoneInvalid: Enter a valid phone number with its country code.
             *     - `1022` passwordShort: Your password needs at least {min} characters.
             *     - `1023` passwordCommon: This password is too common. Choose another.
             *     - `1058` codeWrong: Wrong code. You have {left} {left|attempt|attempts} left.
             *     - `1059` codeOver: This code is no longer valid. Request a new one.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1020 | 1022 | 1023 | 1058 | 1059;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    recovery_sendRecoveryCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    phone: string;
                    /** @enum {string} */
                    by: "sms" | "email";
                };
            };
        };
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            resendTime: number;
                            lapseTime: number;
                            serverNow: number;
                            ticket: string;
                        };
                    };
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1020` phoneInvalid: Enter a valid phone number with its country code.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1020;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            /**
             * @description - `1008` tooMany: Too many requests. Try again in {seconds} {seconds|second|seconds}.
             *     - `1057` codeSoon: We’ve just sent a code. You can request another in {seconds} {seconds|second|seconds}.
             *     - `1060` codesTooMany: Too many codes in 24 hours. Try again tomorrow, or use your email address.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1008,
                     *       "message": "Too many requests. Try again in 5 seconds.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1008 | 1057 | 1060;
                    };
                };
            };
            500: components["responses"]["Failed"];
            /**
             * @description - `1007` busy: We’re very busy right now. Try again in a moment.
             *     - `1056` smsUnavailable: We can’t send text messages right now. Use your email address instead.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1007,
                     *       "message": "We’re very busy right now. Try again in a moment.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1007 | 1056;
                    };
                };
            };
            default: components["responses"]["OtherRefusal"];
        };
    };
    investment_overview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            pool: {
                                gold: number;
                                units: number;
                                price: string | null;
                                operatorUnits: number;
                                entering: number;
                                leavingUnits: number;
                            };
                            terms: {
                                minGold: number;
                                lockDays: number;
                                commissionPpm: number;
                            };
                            nextEpoch: number;
                            serverNow: number;
                            month: {
                                days: number;
                                turnover: number;
                                expected: number;
                                realised: number;
                                spread: number;
                                growthPpm: number;
                                losingDays: number;
                            };
                            outlook: {
                                dayPpm: number;
                                spreadPpm: number;
                                losingDaysPpm: number;
                                losingMonthsPpm: number;
                            } | null;
                            largestLoss: {
                                day: {
                                    growthPpm: number;
                                    result: number;
                                    createTime: number;
                                } | null;
                                fallPpm: number;
                            };
                            prices: {
                                createTime: number;
                                price: string;
                                growthPpm: number | null;
                            }[];
                            mine: {
                                units: number;
                                freeUnits: number;
                                leavingUnits: number;
                                worth: number;
                                paidIn: number;
                                paidOut: number;
                                lots: {
                                    id: number;
                                    units: number;
                                    gold: number;
                                    worth: number;
                                    enterTime: number;
                                    unlockTime: number;
                                }[];
                                orders: components["schemas"]["ShareOrder"][];
                            } | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    investment_buy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An amount of gold, as a whole number. */
                    gold: number;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["ShareOrder"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    investment_redeem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    units: number;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["ShareOrder"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    investment_epochs: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            createTime: number;
                            gold: number;
                            units: number;
                            price: string;
                            low: number;
                            result: number;
                            commission: number;
                            entered: number;
                            paid: number;
                            turnover: number;
                            growthPpm: number | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    investment_records: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["ShareOrder"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    shareBackoffice_ownShare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            gold: number;
                            units: number;
                            price: string | null;
                            entering: number;
                            leavingUnits: number;
                            nextEpoch: number;
                            own: {
                                units: number;
                                worth: number;
                                leavingUnits: number;
                                freeUnits: number;
                            };
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    ownShare_redeem: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    units: number;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["ShareOrder"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    referral_summary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            code: string;
                            /** @enum {string} */
                            level: "friend" | "bronze" | "silver" | "gold";
                            tiers: {
                                tier: number;
                                friends: number;
                                microBase: number;
                                microRebate: number;
                            }[];
                            microInvestmentRebate: number;
                            microDue: number;
                            microHeld: number;
                            waiting: number;
                            paid: number;
                            nextPayout: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    referral_friends: {
        parameters: {
            query?: {
                /** @description 1 for invited friends, 2 for their friends, 3 for those friends’ friends. */
                tier?: number;
            };
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            name: string;
                            avatar: number;
                            hasDeposited: boolean;
                            isActive: boolean;
                            /** @enum {string} */
                            link: "open" | "held" | "refused";
                            microBase: number;
                            microRebate: number;
                            createTime: number;
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    referral_rewards: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            /** @enum {string} */
                            kind: "friend" | "investment" | "payout";
                            day: string;
                            friend: string | null;
                            tier: number | null;
                            microBase: number | null;
                            bps: number | null;
                            microAmount: number;
                            /** @enum {string} */
                            link: "open" | "held" | "refused";
                            isPaid: boolean;
                            createTime: number;
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    referral_agent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Agent"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    referral_apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    note?: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Agent"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    referral_share: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            title: string;
                            text: string;
                            link: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    agency_decideLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    uplineId: number;
                    friendId: number;
                    /** @enum {string} */
                    state: "released" | "refused";
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    agency_applications: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                state: "asked" | "approved" | "refused";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            /** @enum {string} */
                            state: "none" | "asked" | "approved" | "refused";
                            /** @enum {string} */
                            level: "friend" | "bronze" | "silver" | "gold";
                            misses: number;
                            activeFriends: number;
                            groupBase: number;
                            askTime: number | null;
                            decideTime: number | null;
                            askAgainTime: number | null;
                            playerId: number;
                            nickname: string;
                            note: string;
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    agency_decideAgent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    playerId: number;
                    /** @enum {string} */
                    state: "approved" | "refused";
                    /** @default  */
                    words?: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    agency_payouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            players: number;
                            waiting: number;
                            commission: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    signIn_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["SignInState"];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    signIn_sign: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["SignInState"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    solvency_state: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            latest: {
                                id: number;
                                createTime: number;
                                root: string;
                                total: number;
                                players: number;
                                held: number;
                                owed: components["schemas"]["Owed"];
                                reward: number;
                                holdings: {
                                    /** @enum {string} */
                                    kind: "gateway" | "chain" | "sandbox";
                                    label: string;
                                    gold: number;
                                }[];
                                own: {
                                    pool: number;
                                    other: number;
                                };
                            } | null;
                            seen: components["schemas"]["SeenReserves"][];
                            history: {
                                id: number;
                                createTime: number;
                                root: string;
                                total: number;
                                players: number;
                                held: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    solvency_proof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            countId: number;
                            playerId: number;
                            salt: string;
                            parts: components["schemas"]["Owed"];
                            place: number;
                            path: {
                                hash: string;
                                sum: number;
                            }[];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    leaders_leaders: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Today, or this week since Monday (UTC). */
                span: "today" | "week";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            wins: {
                                id: number;
                                game: string;
                                player: string;
                                gold: number;
                                payout: number;
                            }[];
                            net: {
                                place: number;
                                player: string;
                                net: number;
                                bets: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    games_notices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            recovering: boolean;
                            paused: string[];
                            changes: {
                                game: string;
                                maxGold: number | null;
                                maxProfit: number | null;
                                from: number;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    today_today: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            now: number;
                            from: number;
                            play: {
                                bets: number;
                                staked: number;
                                paid: number;
                                result: number;
                                expected: number;
                                spread: number;
                                deviation: string | null;
                            };
                            activePlayers: number;
                            money: {
                                deposited: number;
                                withdrawn: number;
                                waiting: number;
                                waitingGold: number;
                            };
                            pool: {
                                assets: number;
                                bankroll: number;
                                limits: {
                                    edgePpm: number;
                                    maxProfit: number;
                                    maxRoundLoss: number;
                                }[];
                            };
                            alarms: {
                                /** @enum {string} */
                                kind: "ledger.sum" | "ledger.law" | "returns.stray" | "chain.short" | "database.behind" | "game.undriven" | "game.stuck" | "game.full" | "money.difference" | "wallet.low" | "payouts.capped" | "network.frozen" | "network.silent" | "mail.stuck" | "solvency.old" | "log.late" | "exclusion.match" | "place.jump" | "withdrawal.waiting" | "adjustment.waiting" | "question.waiting" | "age.flag" | "webhook.refused" | "google.waiting" | "google.refused" | "operator.locked" | "deposit.large" | "reserve.short" | "reserve.unseen" | "operator.pending" | "operator.new" | "release.new" | "release.mixed" | "engine.down" | "engine.spent";
                                subject: string;
                                text: string;
                                since: number;
                            }[];
                            lookedAt: number | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    today_plot: {
        parameters: {
            query: {
                span: "hour" | "day" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            points: {
                                time: number;
                                bets: number;
                                staked: number;
                                paid: number;
                                deposited: number;
                                withdrawn: number;
                                result: number;
                                expected: number;
                                spread: number;
                            }[];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    gameBackoffice_games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            now: number;
                            recovering: boolean;
                            games: components["schemas"]["GameRow"][];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    gameBackoffice_pause: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    game: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["GameRow"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    gameBackoffice_resume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    game: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["GameRow"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    gameBackoffice_setLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    game: string;
                    maxGold: number | null;
                    maxProfit: number | null;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["GameRow"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    gameBackoffice_cashOutIdle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    game: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            game: components["schemas"]["GameRow"];
                            games: number;
                            paid: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    gameBackoffice_manifests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            epoch: number;
                            manifestHash: string;
                            createTime: number;
                            length: number;
                            saltRule: string;
                            salt: string | null;
                            saltProof: string;
                            ended: {
                                time: number;
                                reason: string;
                            } | null;
                            chains: {
                                game: string;
                                terminal: string;
                                used: number;
                                left: number;
                                isCurrent: boolean;
                            }[];
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    gameBackoffice_endEpochs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    epochs: number[];
                    reason: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            ended: number[];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1903` operatorNotAllowed: Your role doesn’t allow this. Ask an owner.
             *     - `1901` operatorPasswordOld: Change your one-time password first.
             *     - `1906` operatorEnrolNeeded: Set up two-step verification first, with an authenticator app or a passkey.
             *     - `1904` operatorSecondNeeded: Complete two-step verification first.
             *     - `1912` operatorPasswordWrong: Wrong password.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1903 | 1901 | 1906 | 1904 | 1912;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    gameBackoffice_recovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            recovery: {
                                beginTime: number;
                                lostUntil: number;
                                epochs: number[];
                                seedPairs: number;
                            } | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    gameBackoffice_finishRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    reason: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            recovery: {
                                beginTime: number;
                                lostUntil: number;
                                epochs: number[];
                                seedPairs: number;
                            } | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1903` operatorNotAllowed: Your role doesn’t allow this. Ask an owner.
             *     - `1901` operatorPasswordOld: Change your one-time password first.
             *     - `1906` operatorEnrolNeeded: Set up two-step verification first, with an authenticator app or a passkey.
             *     - `1904` operatorSecondNeeded: Complete two-step verification first.
             *     - `1932` notRecovering: There’s no recovery to finish. It may already be complete.
             *     - `1933` epochsNotEnded: End these hash chains first: {epochs}.
             *     - `1934` seedsNotReplaced: {n} {n|seed pair|seed pairs} from before the fault {n|is|are} still in use. Run “npm run reseed” first.
             *     - `1912` operatorPasswordWrong: Wrong password.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1903 | 1901 | 1906 | 1904 | 1932 | 1933 | 1934 | 1912;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    protection_limits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["ProtectionState"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    protection_setLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "deposit" | "loss" | "stake" | "time" | "check";
                    /** @enum {string} */
                    period: "day" | "week" | "month" | "play";
                    amount: number | null;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["ProtectionState"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    protection_confirmLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "deposit" | "loss" | "stake" | "time" | "check";
                    /** @enum {string} */
                    period: "day" | "week" | "month" | "play";
                    amount: number | null;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["ProtectionState"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    protection_answerCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["ProtectionState"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    protection_timeout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    days: number;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["ProtectionState"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    protection_exclude: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {number} */
                    months: 6 | 12 | 24 | 60 | 0;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            out: components["schemas"]["Break"];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    protectionBackoffice_guardOf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                playerId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["ProtectionState"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    protectionBackoffice_setCeiling: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    playerId: number;
                    /** @enum {string} */
                    kind: "deposit" | "loss" | "stake" | "time";
                    /** @enum {string} */
                    period: "day" | "week" | "month";
                    amount: number | null;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["ProtectionState"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    protectionBackoffice_decideMatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    isSamePerson: boolean;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            404: components["responses"]["NotFound"];
            /** @description - `1715` matchDecided: An operator has already decided this match, or it has ended. Reload the list. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1715,
                     *       "message": "An operator has already decided this match, or it has ended. Reload the list.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1715;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    geo_places: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            countries: {
                                country: string;
                                name: string;
                                isAllowed: boolean;
                            }[];
                            own: components["schemas"]["Place"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    geo_setPlace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    country: string;
                    /** @enum {string} */
                    how?: "position" | "hand";
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Place"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    geoRules_geoRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["GeoRules"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    geoRules_setGeoRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    changes: {
                        country: string;
                        isAllowed: boolean;
                    }[];
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["GeoRules"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    geoRules_setPace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    country: string;
                    minPlayMs: number;
                    isAutoBetAllowed: boolean;
                    /** @default  */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["GeoRules"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    identity_identity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Identity"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    identity_submitIdentity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                    /** @enum {string} */
                    documentKind: "passport" | "idCard" | "drivingLicence";
                    firstName: string;
                    lastName: string;
                    /** @description YYYY-MM-DD */
                    birthDate: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Identity"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1753` identityName: Enter your first and last name as they’re written on your document.
             *     - `1752` identityBirthDate: Enter your date of birth as it’s written on your document.
             *     - `1751` identityMinor: You must be at least 18 to gamble. We can’t confirm your identity.
             *     - `1748` identityImageMissing: A photo is missing. Add all the photos and send them again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1753 | 1752 | 1751 | 1748;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /** @description - `1750` identityDone: We’ve already confirmed your identity. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1750,
                     *       "message": "We’ve already confirmed your identity.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1750;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    identity_uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                side: "front" | "back" | "selfie" | "statement";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A JPEG, PNG or WebP file in base64. */
                    data: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Identity"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1743` identityImage: We can’t read this photo. Send a JPEG, PNG or WebP file.
             *     - `1745` identityImageVirus: We couldn’t accept this file. Take a new photo and try again.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1743 | 1745;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /**
             * @description - `1009` tooLarge: This is too much data for one request. Send less and try again.
             *     - `1744` identityImageLarge: This photo is too large. Send one of up to 8 MB and 50 megapixels.
             */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1009,
                     *       "message": "This is too much data for one request. Send less and try again.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1009 | 1744;
                    };
                };
            };
            /**
             * @description - `1008` tooMany: Too many requests. Try again in {seconds} {seconds|second|seconds}.
             *     - `1747` identityTooMany: You’ve sent {n} {n|photo|photos} in 24 hours. Try again tomorrow.
             */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1008,
                     *       "message": "Too many requests. Try again in 5 seconds.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1008 | 1747;
                    };
                };
            };
            500: components["responses"]["Failed"];
            /**
             * @description - `1007` busy: We’re very busy right now. Try again in a moment.
             *     - `1746` identityScanDown: We can’t check photos right now. Nothing was saved. Try again in a few minutes.
             */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1007,
                     *       "message": "We’re very busy right now. Try again in a moment.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1007 | 1746;
                    };
                };
            };
            default: components["responses"]["OtherRefusal"];
        };
    };
    identity_submitFunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                    /** @enum {string} */
                    source: "salary" | "business" | "savings" | "sale" | "inheritance" | "gambling" | "other";
                    text: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Identity"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1759` fundsText: Tell us more, in at least {n} characters.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1759;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    identityBackoffice_openCase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            playerId: number;
                            nickname: string;
                            /** @enum {string} */
                            level: "none" | "contact" | "documents";
                            country: string;
                            /** @enum {string} */
                            state: "waiting" | "approved" | "refused" | "replaced";
                            /** @enum {string} */
                            documentKind: "passport" | "idCard" | "drivingLicence" | "funds";
                            funds: {
                                /** @enum {string} */
                                source: "salary" | "business" | "savings" | "sale" | "inheritance" | "gambling" | "other";
                                text: string;
                                deposited: number;
                            } | null;
                            details: {
                                firstName: string;
                                lastName: string;
                                birthDate: string;
                                age: number;
                            } | null;
                            images: {
                                id: number;
                                /** @enum {string} */
                                side: "front" | "back" | "selfie" | "statement";
                                /** @enum {string} */
                                type: "image/jpeg" | "image/png" | "image/webp";
                                bytes: number;
                                isScanned: boolean;
                            }[];
                            reason: ("unreadable" | "mismatch" | "expired" | "selfie" | "unsupported" | "other" | "unclear" | "documentMissing" | "implausible") | null;
                            note: string;
                            operator: string | null;
                            createTime: number;
                            decideTime: number | null;
                            samePerson: {
                                id: number;
                                nickname: string;
                            }[];
                            hits: {
                                id: number;
                                /** @enum {string} */
                                source: "un" | "eu";
                                reference: string;
                                listedName: string;
                                score: number;
                                /** @enum {string} */
                                birth: "same" | "near" | "unknown" | "different";
                                births: string[];
                                /** @enum {string} */
                                state: "open" | "cleared" | "confirmed";
                                note: string;
                                operator: string | null;
                                createTime: number;
                            }[];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    identityBackoffice_openImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            /** @enum {string} */
                            type: "image/jpeg" | "image/png" | "image/webp";
                            data: string;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    identityBackoffice_decideCase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    isApproved: boolean;
                    reason: ("unreadable" | "mismatch" | "expired" | "selfie" | "unsupported" | "other" | "unclear" | "documentMissing" | "implausible") | null;
                    note: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            playerId: number;
                            nickname: string;
                            /** @enum {string} */
                            level: "none" | "contact" | "documents";
                            country: string;
                            /** @enum {string} */
                            state: "waiting" | "approved" | "refused" | "replaced";
                            /** @enum {string} */
                            documentKind: "passport" | "idCard" | "drivingLicence" | "funds";
                            funds: {
                                /** @enum {string} */
                                source: "salary" | "business" | "savings" | "sale" | "inheritance" | "gambling" | "other";
                                text: string;
                                deposited: number;
                            } | null;
                            details: {
                                firstName: string;
                                lastName: string;
                                birthDate: string;
                                age: number;
                            } | null;
                            images: {
                                id: number;
                                /** @enum {string} */
                                side: "front" | "back" | "selfie" | "statement";
                                /** @enum {string} */
                                type: "image/jpeg" | "image/png" | "image/webp";
                                bytes: number;
                                isScanned: boolean;
                            }[];
                            reason: ("unreadable" | "mismatch" | "expired" | "selfie" | "unsupported" | "other" | "unclear" | "documentMissing" | "implausible") | null;
                            note: string;
                            operator: string | null;
                            createTime: number;
                            decideTime: number | null;
                            samePerson: {
                                id: number;
                                nickname: string;
                            }[];
                            hits: {
                                id: number;
                                /** @enum {string} */
                                source: "un" | "eu";
                                reference: string;
                                listedName: string;
                                score: number;
                                /** @enum {string} */
                                birth: "same" | "near" | "unknown" | "different";
                                births: string[];
                                /** @enum {string} */
                                state: "open" | "cleared" | "confirmed";
                                note: string;
                                operator: string | null;
                                createTime: number;
                            }[];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1903` operatorNotAllowed: Your role doesn’t allow this. Ask an owner.
             *     - `1901` operatorPasswordOld: Change your one-time password first.
             *     - `1906` operatorEnrolNeeded: Set up two-step verification first, with an authenticator app or a passkey.
             *     - `1904` operatorSecondNeeded: Complete two-step verification first.
             *     - `1754` identityReason: Choose the reason that the player will read.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1903 | 1901 | 1906 | 1904 | 1754;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            /**
             * @description - `1749` identityClosed: This review is closed, or the player has sent new documents. Reload the page.
             *     - `1755` identityHitOpen: This player has an open sanctions match. Decide that first.
             */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1749,
                     *       "message": "This review is closed, or the player has sent new documents. Reload the page.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1749 | 1755;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    identityBackoffice_decideHit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    isCleared: boolean;
                    note: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            /** @description - `1757` hitDecided: {name} has already decided this match. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1757,
                     *       "message": "{name} has already decided this match.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1757;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    identityBackoffice_sanctionsLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            /** @enum {string} */
                            source: "un" | "eu";
                            generated: string;
                            persons: number;
                            operator: string;
                            createTime: number;
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    identityBackoffice_uploadSanctions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The XML file in base64, plain or compressed with gzip. */
                    data: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            /** @enum {string} */
                            source: "un" | "eu";
                            generated: string;
                            persons: number;
                            operator: string;
                            createTime: number;
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            /**
             * @description - `1000` badInput: Something you entered isn’t valid. Check it and try again.
             *     - `1903` operatorNotAllowed: Your role doesn’t allow this. Ask an owner.
             *     - `1901` operatorPasswordOld: Change your one-time password first.
             *     - `1906` operatorEnrolNeeded: Set up two-step verification first, with an authenticator app or a passkey.
             *     - `1904` operatorSecondNeeded: Complete two-step verification first.
             *     - `1756` sanctionsFile: We can’t read this file as a UN or EU sanctions list. {why}
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1000,
                     *       "message": "Check this field: gold.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1000 | 1903 | 1901 | 1906 | 1904 | 1756;
                    };
                };
            };
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    push_pushState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            publicKey: string;
                            isOn: boolean;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    push_subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uri */
                    endpoint: string;
                    keys: {
                        p256dh: string;
                        auth: string;
                    };
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            isOn: boolean;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    push_unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            isOn: boolean;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    chat_characters: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Which characters to list, and in which order. */
                sort: "popular" | "new" | "all";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Character"][];
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    chat_history: {
        parameters: {
            query?: {
                id?: string;
            };
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            /** @enum {string} */
                            author: "player" | "character";
                            text: string;
                            createTime: number;
                            /** @enum {string} */
                            state: "waiting" | "answered" | "writing" | "done" | "stopped" | "cut";
                            clientId: string | null;
                            replyTo: number | null;
                            take: number;
                            engine: ("offline" | "remote" | "safety") | null;
                            /** @enum {string} */
                            kind: "talk" | "help" | "refusal" | "app" | "greeting";
                            links: {
                                label: string;
                                to: string;
                            }[];
                            helpLines: {
                                country: string;
                                name: string;
                                contact: string;
                            }[];
                            suggestions: string[];
                            notes: ("engineDown" | "quotaUsed" | "aiReminder" | "takeBreak")[];
                            isReported: boolean;
                            characterId: string;
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    chat_deleteHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    chat_memory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            slot: string;
                            /** @enum {string} */
                            kind: "name" | "person" | "pet" | "detail" | "city" | "job" | "work" | "study" | "hobby" | "like" | "dislike" | "music" | "food" | "film" | "colour" | "plan" | "mood";
                            subject: string;
                            value: string;
                            sentence: string;
                            createTime: number;
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    chat_editMemory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    slot: string;
                    value: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            slot: string;
                            /** @enum {string} */
                            kind: "name" | "person" | "pet" | "detail" | "city" | "job" | "work" | "study" | "hobby" | "like" | "dislike" | "music" | "food" | "film" | "colour" | "plan" | "mood";
                            subject: string;
                            value: string;
                            sentence: string;
                            createTime: number;
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    chat_wipeMemory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    chat_exportChat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            character: string;
                            exportTime: number;
                            messages: components["schemas"]["ChatMessage"][];
                            memory: {
                                slot: string;
                                /** @enum {string} */
                                kind: "name" | "person" | "pet" | "detail" | "city" | "job" | "work" | "study" | "hobby" | "like" | "dislike" | "music" | "food" | "film" | "colour" | "plan" | "mood";
                                subject: string;
                                value: string;
                                sentence: string;
                                createTime: number;
                            }[];
                            summary: string;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    chat_report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    messageId: number;
                    /** @enum {string} */
                    reason: "harmful" | "sexual" | "wrong" | "urging" | "other";
                    note?: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            reportId: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    chat_reportState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                messageId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            /** @enum {string} */
                            state: "received" | "underReview" | "changed" | "kept" | "closed";
                            /** @enum {string} */
                            reason: "harmful" | "sexual" | "wrong" | "urging" | "other";
                            createTime: number;
                            updateTime: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    chat_ticket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            ticket: string;
                            expiresAt: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    vip_vipPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            isVip: boolean;
                            until: number | null;
                            prices: {
                                days: 7 | 30 | 90;
                                gold: number;
                            }[];
                            isSold: boolean;
                            /** @enum {string} */
                            engine: "offline" | "remote";
                            google: boolean;
                            perks: {
                                textMax: {
                                    free: number;
                                    vip: number;
                                };
                                answers: {
                                    free: number;
                                    vip: number;
                                };
                                characters: {
                                    free: number;
                                    vip: number;
                                };
                            };
                        };
                    };
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    vip_buyVip: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    days: 7 | 30 | 90;
                    gold: number;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            isVip: boolean;
                            until: number | null;
                            gold: number;
                            balance: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    vip_googleVipPrice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            isOpen: boolean;
                            packageName: string;
                            accountHash: string;
                            products: {
                                productId: string;
                                days: 7 | 30 | 90;
                            }[];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    vip_verifyGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    purchaseData: string;
                    signature: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            isVip: boolean;
                            until: number | null;
                            days: 7 | 30 | 90;
                            isProvisional: boolean;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    chatReports_chatReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                state: "open" | "closed";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: number;
                            playerId: number;
                            characterId: string;
                            /** @enum {string} */
                            reason: "harmful" | "sexual" | "wrong" | "urging" | "other";
                            note: string;
                            /** @enum {string} */
                            state: "open" | "closed";
                            messages: {
                                /** @enum {string} */
                                author: "player" | "character";
                                text: string;
                                engine: string | null;
                                createTime: number;
                            }[];
                            outcome: string;
                            decision: ("changed" | "kept") | null;
                            seenTime: number | null;
                            createTime: number;
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    chatReports_reviewChatReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            /** @description - `1609` reportDone: This report is already closed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "errno": 1609,
                     *       "message": "This report is already closed.",
                     *       "data": null
                     *     }
                     */
                    "application/json": components["schemas"]["Refusal"] & {
                        /** @enum {unknown} */
                        errno: 1609;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    chatReports_closeChatReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    /** @enum {string} */
                    decision: "changed" | "kept";
                    outcome: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    ageFlags_clearAgeFlag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    characters_listedCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["ListedCharacter"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    characters_keptCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: string;
                            name: string;
                            isVipOnly: boolean;
                            isOn: boolean;
                            position: number;
                            version: number;
                            portrait: string | null;
                            updateTime: number;
                            sheet: components["schemas"]["CharacterSheet"];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    characters_writeCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    sheet: components["schemas"]["CharacterSheet"];
                    portrait?: {
                        /** @enum {string} */
                        type: "image/svg+xml" | "image/png" | "image/webp";
                        /** Format: base64 */
                        data: string;
                    } | null;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: string;
                            name: string;
                            isVipOnly: boolean;
                            isOn: boolean;
                            position: number;
                            version: number;
                            portrait: string | null;
                            updateTime: number;
                            sheet: components["schemas"]["CharacterSheet"];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    characters_switchCharacter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    isOn: boolean;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: string;
                            name: string;
                            isVipOnly: boolean;
                            isOn: boolean;
                            position: number;
                            version: number;
                            portrait: string | null;
                            updateTime: number;
                            sheet: components["schemas"]["CharacterSheet"];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    characters_orderCharacters: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["ListedCharacter"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    characters_characterCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            [key: string]: unknown;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    characters_takeCharacterCard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                    card: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: string;
                            name: string;
                            isVipOnly: boolean;
                            isOn: boolean;
                            position: number;
                            version: number;
                            portrait: string | null;
                            updateTime: number;
                            sheet: components["schemas"]["CharacterSheet"];
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    email_email: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            email: string | null;
                            waiting: {
                                resendTime: number;
                                lapseTime: number;
                                serverNow: number;
                                email: string;
                            } | null;
                            mailbox: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    email_saveEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            email: string;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    email_sendEmailCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            resendTime: number;
                            lapseTime: number;
                            serverNow: number;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    support_contact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                    /**
                     * Format: uuid
                     * @description A UUID that the client creates. Repeating a request with the same id returns the first response and moves no gold again.
                     * @example 7d444840-9dc0-41d1-b245-5ffdce74fad2
                     */
                    requestId: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Question"];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    support_contacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for the first page, then the `createTime` of the last row you received.
                 * @example 0
                 */
                lastCreateTime: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Question"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    supportBackoffice_support: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            waiting: number;
                            oldest: number | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    supportBackoffice_answerQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: number;
                    answer: string;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    content_content: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "banner" | "faq" | "about" | "contact";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: string;
                            position: number;
                            version: number;
                            en: {
                                [key: string]: unknown;
                            };
                            fr: {
                                [key: string]: unknown;
                            };
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    content_orderContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "banner" | "faq" | "about" | "contact";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: string;
                            position: number;
                            version: number;
                            en: {
                                [key: string]: unknown;
                            };
                            fr: {
                                [key: string]: unknown;
                            };
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    content_contentVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "banner" | "faq" | "about" | "contact";
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Content"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    content_writeContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                kind: "banner" | "faq" | "about" | "contact";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    position?: number;
                    version: number;
                    en: {
                        [key: string]: unknown;
                    };
                    fr: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: string;
                            position: number;
                            version: number;
                            en: {
                                [key: string]: unknown;
                            };
                            fr: {
                                [key: string]: unknown;
                            };
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    content_takeContentAway: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                kind: "banner" | "faq" | "about" | "contact";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    content_contentTakenAway: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "banner" | "faq" | "about" | "contact";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: string;
                            position: number;
                            version: number;
                            en: {
                                [key: string]: unknown;
                            };
                            fr: {
                                [key: string]: unknown;
                            };
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    templates_templates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: string;
                            position: number;
                            version: number;
                            en: {
                                [key: string]: unknown;
                            };
                            fr: {
                                [key: string]: unknown;
                            };
                        }[];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    templates_templateVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: components["schemas"]["Content"][];
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    templates_writeTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    position?: number;
                    version: number;
                    en: {
                        [key: string]: unknown;
                    };
                    fr: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            id: string;
                            position: number;
                            version: number;
                            en: {
                                [key: string]: unknown;
                            };
                            fr: {
                                [key: string]: unknown;
                            };
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    templates_takeTemplateAway: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    version: number;
                };
            };
        };
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["OperatorRefused"];
            403: components["responses"]["LoginNeeded"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    privacy_export: {
        parameters: {
            query?: {
                /** @description The `next` value of the previous page. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description errno 0 with the data, or 505 or 510 if the session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: {
                            section: string;
                            rows: {
                                [key: string]: unknown;
                            }[];
                            next: string | null;
                        };
                    } | components["schemas"]["SessionEnded"];
                };
            };
            400: components["responses"]["BadInput"];
            403: components["responses"]["LoginNeeded"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
    clientErrors_report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "chunk" | "render" | "window" | "promise";
                    name: string;
                    message: string;
                    stack: string;
                    page: string;
                    chunk?: {
                        /** @enum {string} */
                        type: "timeout" | "error";
                        request: string;
                    };
                };
            };
        };
        responses: {
            /** @description errno 0 with the data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        errno: 0;
                        /** @description Empty. */
                        message: string;
                        data: null;
                    };
                };
            };
            400: components["responses"]["BadInput"];
            413: components["responses"]["TooLarge"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Busy"];
            default: components["responses"]["OtherRefusal"];
        };
    };
}
