import type { Delivery } from '@platform/module-kit/screens';
import { toast } from '@platform/ui';

/** Says that a change was saved, or that it waits on this device for a network. */
export function toastSaved(delivery: Delivery, title: string, description?: string): void {
  if (delivery === 'sent') toast({ title, description, tone: 'success' });
  else toast({ title: 'Kept on this device', description: 'It is sent once the connection is back.', tone: 'neutral' });
}
