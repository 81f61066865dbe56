/** Height of a card with the room to the next one (rem); every card has it, so that the place of one is known before it is drawn. */
export const CARD_PITCH_REM = 7.5;
