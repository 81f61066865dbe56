import type { ManifestModule } from '@platform/contract';
import { DataError } from '@platform/module-kit';
import { createModuleView } from '../loading/frame/moduleView';
import { withTimeout } from '../loading/code/withTimeout';
import { PlatformError } from '../platformError';
import { requireAnswer, requireProps } from './slotSchemas';
import type { LoadCode } from './showInSlot';

/** How long a module may take to answer (milliseconds). */
const ANSWER_LIMIT_MS = 8000;

/** Failures that say nothing about the module. */
const NO_FAULT: ReadonlySet<string> = new Set(['timeout', 'unreachable']);

/** A module that is ready to answer. */
interface Ready {
  answer(props: object): Promise<unknown>;
  /** Reports a fault in its answer. Its fallback then replaces it, as for a release that throws on the page. */
  onCrash(error: Error): void;
}

/** Modules that fill slots with functions. Each is loaded once and called as often as pages ask. */
export function createAskedModules(load: LoadCode) {
  const modules = new Map<string, ReturnType<typeof createAskedModule>>();
  return {
    /** @throws DataError or PlatformError in plain words */
    async ask(slot: string, module: ManifestModule, props: object): Promise<unknown> {
      const name = `${slot} ${module.id} ${module.version}`;
      const asked = modules.get(name) ?? createAskedModule(slot, module, load);
      modules.set(name, asked);
      await requireProps(slot, props);
      return asked.ask(props);
    },
  };
}

function createAskedModule(slot: string, module: ManifestModule, load: LoadCode) {
  let standing: Promise<Ready> | undefined;
  let settle: { ready(module: Ready): void; failed(error: PlatformError): void } | undefined;
  let loaded: Ready | undefined;

  function expectModule(): void {
    standing = new Promise((resolve, reject) => {
      settle = { ready: resolve, failed: reject };
    });
    // The caller receives the failure.
    standing.catch(() => {});
  }

  const view = createModuleView({
    name: `in ${slot}`,
    find: () => module,
    load,
    // There is nothing to render.
    addElement: () => ({ element: document.createElement('div'), hydrate: false }),
    async mount(code, _to, onCrash) {
      loaded = { answer: await code.loadAnswer(slot), onCrash };
    },
    onState(state) {
      if (state.kind === 'mounted' && loaded) settle?.ready(loaded);
      if (state.kind !== 'failed') return;
      settle?.failed(state.error);
      // The next question tries again.
      standing = undefined;
    },
  });

  async function ask(props: object): Promise<unknown> {
    if (!standing) {
      expectModule();
      view.show();
    }
    const asked = standing;
    const { answer, onCrash } = await (asked as Promise<Ready>);
    try {
      const given = await withTimeout(answer(await requireProps(slot, props)), ANSWER_LIMIT_MS, 'Its answer');
      return await requireAnswer(slot, given);
    } catch (error) {
      // The module works; its rows failed to load, or the network is gone.
      if (error instanceof DataError || (error instanceof PlatformError && NO_FAULT.has(error.code))) throw error;
      if (standing === asked) {
        expectModule();
        onCrash(error instanceof Error ? error : new Error(String(error)));
      }
      // The answer comes from the previous release, or says why there is none.
      return ask(props);
    }
  }
  return { ask };
}
