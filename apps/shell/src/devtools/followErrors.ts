import { outletStore } from '../loading/outletStore';
import { recentErrors } from './recentErrors';

/** Keeps what fails in the module's place, from the failure on that stands there already. */
export function followErrors(): void {
  const follow = () => {
    const outlet = outletStore.get();
    if (outlet.kind === 'failed') recentErrors.add(outlet.error);
  };
  outletStore.subscribe(follow);
  follow();
}
