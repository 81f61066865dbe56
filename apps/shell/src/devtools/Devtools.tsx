import { useEffect, useEffectEvent } from 'react';
import { useOverlay } from '../chrome/useOverlay';
import { devtoolsSwitch } from './devtoolsSwitch';
import { useIsModuleTeam } from './useIsModuleTeam';

const loadPanel = async () => (await import('./PageDevtools')).PageDevtools;

/** For module teams: opens with Alt, Shift and D, or from the palette. The code is fetched the first time. */
export function Devtools() {
  const allowed = useIsModuleTeam();
  const {
    Overlay: Panel,
    toggle,
    close,
  } = useOverlay({ load: loadPanel, failure: 'The devtools could not be loaded' });
  const onPress = useEffectEvent(toggle);
  useEffect(() => {
    if (!allowed) return undefined;
    const onKey = (event: KeyboardEvent) => {
      // The code of the key: with Alt, some keyboards write another letter.
      if (event.code !== 'KeyD' || !event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', onKey);
    const stop = devtoolsSwitch.follow(() => onPress());
    return () => {
      window.removeEventListener('keydown', onKey);
      stop();
    };
  }, [allowed]);
  return allowed && Panel ? <Panel onClose={close} /> : null;
}
