let follower: (() => void) | undefined;
let isWaiting = false;

/** Opens and closes the devtools, from the palette or the keyboard. A press waits until their code is there. */
export const devtoolsSwitch = {
  press(): void {
    if (follower) follower();
    else isWaiting = true;
  },
  /** @returns how to stop */
  follow(onPress: () => void): () => void {
    follower = onPress;
    if (isWaiting) onPress();
    isWaiting = false;
    return () => (follower = undefined);
  },
};
