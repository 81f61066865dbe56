import { Badge, type Tone } from '@platform/ui';

/** Specification 4.6: three statuses have a tone; others are neutral. */
const tones: Readonly<Record<string, Tone>> = {
  Active: 'success',
  'Pending Onboarding': 'warning',
  Inactive: 'outline',
};

/** A person's status at the club. */
export function StatusBadge({ status }: { status: string }) {
  return <Badge tone={tones[status] ?? 'neutral'}>{status}</Badge>;
}
