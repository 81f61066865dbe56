let follower: (() => void) | undefined;
let isWaiting = false;

/** Opens and closes the devtools, from the palette or the keyboard. A press before their code is there waits for it. */
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
