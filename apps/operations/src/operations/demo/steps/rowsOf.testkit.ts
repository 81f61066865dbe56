import { found } from '@platform/module-kit/testing';
import type { OperationsSource } from '../../source/operationsSource';

export const TODAY = '2025-05-01';

/** Names photos of the demo as the storage does. @param folder the club's folder */
export const photosIn = (folder: string) => {
  URL.createObjectURL = () => `${crypto.randomUUID()}/${folder}${crypto.randomUUID()}.jpg`;
};

export const photo = () => ({
  blob: new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], { type: 'image/jpeg' }),
  extension: 'jpg' as const,
});

export const ticket = async (source: OperationsSource, title = 'Broken tile at the stairs') =>
  found((await source.listTickets()).find((each) => each.title === title));

export const vendor = async (source: OperationsSource, name: string) =>
  found((await source.listVendors()).find((each) => each.name === name));

export const place = async (source: OperationsSource, name: string) =>
  found((await source.listPlaces()).find((each) => each.name === name));

export const key = () => crypto.randomUUID();
