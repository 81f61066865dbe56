/** Yields to the browser, so that it handles input before the code continues. */
export const browserTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
