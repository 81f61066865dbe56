let press: (() => void) | undefined;

/** Opens and closes the devtools, from the palette or the keyboard. */
export const devtoolsSwitch = {
  press: (): void => press?.(),
  /** @returns how to stop */
  follow(onPress: () => void): () => void {
    press = onPress;
    return () => (press = undefined);
  },
};
