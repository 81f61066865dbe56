/** Who reads the incidents of a club. */
export const CONFIDENTIAL = 'Confidential: managers and administrators of your club read this.';
