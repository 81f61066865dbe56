import { mountRootParcel, type AppProps, type Parcel, type ParcelConfigObject } from 'single-spa';

type MountParcel = AppProps['mountParcel'];

let mountParcel: MountParcel = mountRootParcel;

/**
 * How long single-spa gives a lifecycle function (milliseconds). Ours only start the work, in the task in which they are
 * called. single-spa never clears the timers of these limits, and they keep a parcel's elements in memory meanwhile.
 */
const AT_ONCE = { millis: 1, warningMillis: 1, dieOnTimeout: false };
const timeouts = { bootstrap: AT_ONCE, mount: AT_ONCE, unmount: AT_ONCE };

/**
 * Mounts single-spa's parcels as parts of the page's module, whose application owns them: single-spa unmounts them with it.
 * It never forgets a root parcel (single-spa 6.0.3 deletes a parcel only from an owner that has a name), so each visit
 * to a dashboard would stay in memory.
 */
export const pageParcels = {
  /** @param mount what single-spa gave the application that is on the page */
  belongTo(mount: MountParcel): void {
    mountParcel = mount;
  },
  mount(parcel: ParcelConfigObject, domElement: HTMLElement): Parcel {
    // single-spa's types leave the limits out.
    const limited = { ...parcel, timeouts };
    return mountParcel(limited, { domElement });
  },
};
