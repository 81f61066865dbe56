type Step = () => Promise<void>;

/**
 * Runs tasks one after the other. One caller's tasks keep their order, and callers take turns: a flood from one delays
 * another by one task, not by all of them. A failed task does not stop the next.
 */
export class TaskQueue {
  /** In the order of their turns. */
  readonly #waiting = new Map<string, Step[]>();
  #working: Promise<void> | null = null;

  run<T>(caller: string, task: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const steps = this.#waiting.get(caller) ?? [];
      steps.push(() => task().then(resolve, reject));
      this.#waiting.set(caller, steps);
      this.#working ??= this.#work();
    });
  }

  /** Resolves when no task waits or runs. */
  async finished(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    // Even the first task starts after `run` has returned.
    await Promise.resolve();
    for (let [first] = this.#waiting; first; [first] = this.#waiting) {
      const [caller, steps] = first;
      await steps.shift()?.();
      // Only now behind those who came meanwhile.
      this.#waiting.delete(caller);
      if (steps.length > 0) this.#waiting.set(caller, steps);
    }
    this.#working = null;
  }
}
