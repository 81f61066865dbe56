import { mountRootParcel, type AppProps, type Parcel, type ParcelConfigObject } from 'single-spa';

type MountParcel = AppProps['mountParcel'];

let mountParcel: MountParcel = mountRootParcel;

/**
 * single-spa's time limit for a lifecycle function (milliseconds). Ours only start the work and return in the same
 * task. single-spa never clears the timers of these limits, and until they fire they keep a parcel's elements in
 * memory.
 */
const AT_ONCE = { millis: 1, warningMillis: 1, dieOnTimeout: false };
const timeouts = { bootstrap: AT_ONCE, mount: AT_ONCE, unmount: AT_ONCE };

/**
 * Mounts single-spa's parcels as parts of the page's module. Its application owns them, so single-spa unmounts them
 * with it. single-spa never forgets a root parcel (6.0.3 deletes a parcel only from an owner that has a name), so each
 * visit to a dashboard would stay in memory.
 */
export const pageParcels = {
  /** @param mount the function that single-spa passed to the application on the page */
  belongTo(mount: MountParcel): void {
    mountParcel = mount;
  },
  mount(parcel: ParcelConfigObject, domElement: HTMLElement): Parcel {
    // single-spa's types omit the limits.
    const limited = { ...parcel, timeouts };
    return mountParcel(limited, { domElement });
  },
};
