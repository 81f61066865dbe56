import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

type PropsOf<Part> = Part extends (props: infer Props) => unknown ? Props : never;

/**
 * Components that share a chunk: the shell carries their names, a page that renders one fetches the code. Rendered at once
 * when the chunk is there; until then `placeholder` holds the place, so that only the component itself waits. A
 * failed load rejects to the nearest error boundary and is tried again the next time.
 */
export function onDemand<Parts extends object>(load: () => Promise<Parts>) {
  let arrived: Parts | undefined;
  const fetchParts = async () => (arrived = await load());

  /**
   * One component of the chunk, with its own types.
   * @param placeholder a function can size it by the props of the component
   */
  function part<Name extends keyof Parts>(
    name: Name,
    placeholder: ReactNode | ((props: PropsOf<Parts[Name]>) => ReactNode) = null,
  ): Parts[Name] {
    type Props = Record<string, unknown>;
    type Part = ComponentType<Props>;
    let waiting: Part | undefined;
    const later = () =>
      (waiting ??= lazy(async () => {
        try {
          return { default: (await fetchParts())[name] as Part };
        } catch (error) {
          waiting = undefined;
          throw error;
        }
      }));
    function OnDemand(props: Props) {
      // Chosen once: another component type in a later rendering would lose what was typed.
      const [Chosen] = useState<Part>(() => (arrived ? (arrived[name] as Part) : later()));
      return (
        <Suspense
          fallback={typeof placeholder === 'function' ? placeholder(props as PropsOf<Parts[Name]>) : placeholder}
        >
          <Chosen {...props} />
        </Suspense>
      );
    }
    return OnDemand as unknown as Parts[Name];
  }

  /** Fetches the code ahead, so that nothing moves on render. Never rejects: rendering tries again. */
  const ahead = (): Promise<void> =>
    fetchParts().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(part, { ahead });
}
