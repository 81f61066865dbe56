/** What to do while no one has applied. */
export const SHARE_PUBLIC_PAGE = 'Share your club’s public page. Applications from it appear here at once.';
