import { outletStore } from '../loading/frame/outletStore';
import { recentErrors } from './recentErrors';

/** Records failures of the outlet, including one that is already shown. */
export function followErrors(): void {
  const follow = () => {
    const outlet = outletStore.get();
    if (outlet.kind === 'failed') recentErrors.add(outlet.error);
  };
  outletStore.subscribe(follow);
  follow();
}
