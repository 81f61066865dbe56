import type { WishList } from '../../source/rows/wish';

/** The names of the two lists. */
export const listNames: Record<WishList, string> = { board: 'Board Wishlist', staff: 'Staff Wishlist' };
