/** Resolves when the browser has had its turn: what a person did meanwhile is answered before the code goes on. */
export const browserTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
