import { sampleId } from '../sampleIds';
import { staffNamed } from '../staff/staffNamed';
import { sampleVendors } from './vendors';

/** A place of the demo club: a QR code hangs there. */
export interface SamplePlace {
  id: string;
  name: string;
}

export const samplePlaces: readonly SamplePlace[] = [
  'Main pool',
  'Wading pool',
  'Pump room',
  'Locker rooms',
  'Snack bar',
  'Tennis courts',
].map((name, place) => ({ id: sampleId('place', place + 1), name }));

/** What is done again and again. Days are ISO 8601. */
export interface SampleMaintenancePlan {
  id: string;
  title: string;
  description: string | null;
  placeId: string | null;
  every: number;
  unit: 'day' | 'week' | 'month';
  startsOn: string;
  assigneeId: string | null;
  vendorId: string | null;
  priority: 'high' | 'medium' | 'low';
  isPaused: boolean;
}

const placeNamed = (name: string) => samplePlaces.find((place) => place.name === name)?.id ?? null;
const vendorNamed = (name: string) => sampleVendors.find((vendor) => vendor.name === name)?.id ?? null;

/** None is due on the day of the demo club: nothing opens by itself there. */
export const sampleMaintenancePlans: readonly SampleMaintenancePlan[] = [
  {
    id: sampleId('maintenancePlan', 1),
    title: 'Backwash the filters',
    description: 'Until the sight glass is clear. Note the pressure before and after.',
    placeId: placeNamed('Pump room'),
    every: 1,
    unit: 'week',
    startsOn: '2025-04-07',
    assigneeId: staffNamed('Frank Delgado').id,
    vendorId: null,
    priority: 'medium',
    isPaused: false,
  },
  {
    id: sampleId('maintenancePlan', 2),
    title: 'Try the emergency phone',
    description: null,
    placeId: placeNamed('Main pool'),
    every: 1,
    unit: 'month',
    startsOn: '2025-01-31',
    assigneeId: null,
    vendorId: null,
    priority: 'high',
    isPaused: false,
  },
  {
    id: sampleId('maintenancePlan', 3),
    title: 'Sweep and roll the clay',
    description: null,
    placeId: placeNamed('Tennis courts'),
    every: 2,
    unit: 'day',
    startsOn: '2025-04-15',
    assigneeId: null,
    vendorId: vendorNamed('Carolina Court Surfaces'),
    priority: 'low',
    isPaused: true,
  },
];

/** A contract with a vendor. Days are ISO 8601, the amount is US dollars. */
export interface SampleVendorContract {
  id: string;
  vendorId: string;
  title: string;
  startsOn: string;
  endsOn: string;
  noticeOn: string | null;
  amount: number | null;
  billing: 'once' | 'monthly' | 'yearly';
  isSettled: boolean;
}

/** One that runs, and one that was let go. */
export const sampleVendorContracts: readonly SampleVendorContract[] = [
  {
    id: sampleId('vendorContract', 1),
    vendorId: sampleId('vendor', 1),
    title: 'Service of pumps and filters, 2025',
    startsOn: '2025-04-01',
    endsOn: '2025-10-31',
    noticeOn: '2025-08-31',
    amount: 1450,
    billing: 'monthly',
    isSettled: false,
  },
  {
    id: sampleId('vendorContract', 2),
    vendorId: sampleId('vendor', 3),
    title: 'Mowing and mulch, 2024',
    startsOn: '2024-04-01',
    endsOn: '2024-10-31',
    noticeOn: null,
    amount: 9800,
    billing: 'once',
    isSettled: true,
  },
];
