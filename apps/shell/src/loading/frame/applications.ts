import type { ManifestModule } from '@platform/contract';
import { addErrorHandler, getAppNames, registerApplication, start, triggerAppChange } from 'single-spa';
import { builtInModule } from '../../manifest/builtInModule';
import type { Screen } from '../../routing/resolveScreen';
import { screenStore } from '../../routing/screenStore';
import { createModuleFrame } from './moduleFrame';

/**
 * Lets single-spa put the current screen's module on the page. A module becomes an application on its first visit,
 * because registering a thousand of them at boot would take a second.
 */
export function startApplications(outlet: HTMLElement): void {
  addErrorHandler((error) => console.error(error));
  const show = () => {
    const id = applicationOf(screenStore.get());
    if (id && !getAppNames().includes(id)) {
      const frame = createModuleFrame(() => moduleOf(screenStore.get()), outlet);
      registerApplication({
        name: id,
        activeWhen: () => applicationOf(screenStore.get()) === id,
        app: async () => frame,
      });
    } else {
      void triggerAppChange();
    }
  };
  screenStore.subscribe(show);
  show();
  start({ urlRerouteOnly: true });
}

/** The module whose frame a screen needs. The shell's own pages also show a missing or switched-off module. */
function applicationOf(screen: Screen): string | undefined {
  if (['waiting', 'unlisted', 'redirect'].includes(screen.kind)) return undefined;
  return moduleOf(screen).id;
}

function moduleOf(screen: Screen): ManifestModule {
  return screen.kind === 'module' ? screen.module : builtInModule;
}
