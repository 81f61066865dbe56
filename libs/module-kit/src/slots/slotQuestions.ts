import { keepPreviousData, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { DataError } from '../data/dataErrors';
import { queryClient } from '../data/queryClient';
import { slotHost, type SlotModule } from './slotHost';

/** Milliseconds after which the page says that it still waits for a module. */
const SLOW_MS = 2500;

/** State of one module's answer to a slot. The previous answer stays while the module is asked again. */
export type SlotAnswer<Answer = unknown> =
  | { kind: 'waiting'; module: SlotModule; slow: boolean }
  | { kind: 'answered'; module: SlotModule; answer: Answer; isAskedAnew: boolean }
  | { kind: 'failed'; module: SlotModule; message: string; retry(): void };

/** The questions of one page to the modules that fill a slot. */
interface SlotQuestions {
  /** Asks all of them; null asks nothing and forgets the answers. */
  ask(props: object | null): void;
  /** The answers in the order of the modules; the same list until one changes. */
  get(): readonly SlotAnswer[];
  subscribe(listener: () => void): () => void;
}

interface Asked {
  observer: QueryObserver;
  isSlow: boolean;
  end(): void;
}

/** What the query library needs to ask a module. */
const questionTo = (slot: string, module: SlotModule, handed: object) => ({
  queryKey: ['slots', slot, module.id, module.version, handed],
  queryFn: () => slotHost.get().ask({ slot, module, props: handed }),
  // Retry only a lost connection: the module's own error would be the same again.
  retry: (failures: number, error: Error) => failures < 3 && error instanceof DataError && error.isTransient,
});

/** Asks the modules that fill a slot before the page shows their answers. */
export function askAhead(slot: string, props: object): void {
  for (const module of slotHost.get().modules(slot)) void queryClient.prefetchQuery(questionTo(slot, module, props));
}

/** Asks each module that fills a slot on its own, so that a slow or broken one does not hold up the others. */
export function createSlotQuestions(slot: string): SlotQuestions {
  const { modules, subscribe } = slotHost.get();
  const asked = new Map<SlotModule, Asked>();
  const listeners = new Set<() => void>();
  let props: object | null = null;
  let answers: readonly SlotAnswer[] = [];

  const questionOf = (module: SlotModule, handed: object): QueryObserverOptions => ({
    ...questionTo(slot, module, handed),
    placeholderData: keepPreviousData,
  });

  function publish(): void {
    answers = [...asked].map(([module, { observer, isSlow }]) => {
      const { data, error, isFetching, refetch } = observer.getCurrentResult();
      if (error) return { kind: 'failed', module, message: error.message, retry: () => void refetch() };
      if (data === undefined) return { kind: 'waiting', module, slow: isSlow };
      return { kind: 'answered', module, answer: data, isAskedAnew: isFetching };
    });
    listeners.forEach((listener) => listener());
  }

  function begin(module: SlotModule, handed: object): Asked {
    const observer = new QueryObserver(queryClient, questionOf(module, handed));
    const unsubscribe = observer.subscribe(publish);
    const timer = setTimeout(() => {
      question.isSlow = true;
      publish();
    }, SLOW_MS);
    const question: Asked = {
      observer,
      isSlow: false,
      end() {
        clearTimeout(timer);
        unsubscribe();
      },
    };
    return question;
  }

  function follow(): void {
    const wanted = props && listeners.size > 0 ? modules(slot) : [];
    const known = new Map(asked);
    asked.clear();
    for (const [module, { end }] of known) if (!wanted.includes(module)) end();
    // In their order, also those that came later.
    for (const module of wanted) if (props) asked.set(module, known.get(module) ?? begin(module, props));
    publish();
  }

  let stopFollowing = () => {};
  return {
    ask(next) {
      props = next;
      if (next) for (const [module, { observer }] of asked) observer.setOptions(questionOf(module, next));
      follow();
    },
    get: () => answers,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        stopFollowing = subscribe(follow);
        follow();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopFollowing();
        follow();
      };
    },
  };
}
