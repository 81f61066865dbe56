/**
 * Height of a card with its gap (rem). All cards have the same, so that a card's position is known before it renders.
 */
export const CARD_PITCH_REM = 7.5;
