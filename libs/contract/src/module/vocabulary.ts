/** Who may open a route. The database enforces the same; this decides what a person is shown. */
export const ACCESS = ['public', 'session', 'club', 'admin'] as const;

/** The lists of links that a module's pages can be in. */
export const NAV_AREAS = ['sidebar', 'user-menu', 'site-header', 'site-footer'] as const;

/** The headings inside the sidebar. */
export const NAV_SECTIONS = ['navigation', 'modules', 'settings'] as const;

/**
 * Why a person gets another release than the one in production: a preview ticket, the version that their club is pinned
 * to, the share of clubs that a rollout has reached, or the channel that their club follows.
 */
export const RELEASE_REASONS = ['ticket', 'pin', 'rollout', 'channel'] as const;

/** Most characters of the texts that a module shows. */
export const LONGEST = { moduleTitle: 40, routeTitle: 80, description: 200, pictureText: 200, link: 40, action: 60 };
