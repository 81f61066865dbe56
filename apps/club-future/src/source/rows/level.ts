/** How important something is, or how much it would change. */
export type Level = 'high' | 'medium' | 'low';
