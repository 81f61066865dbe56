import { ok, visitor } from '../clients';
import { mailsTo } from '../outbox';
import { isLocalStack } from '../target';
import type { ProductWorld } from './productWorld';

export function contact(world: () => ProductWorld): void {
  const inquiry = (email: string) => ({
    name: 'Zoë O’Neil',
    email,
    phone: '',
    organization: 'Maple Swim Club',
    inquiryType: 'consultation',
    message: 'Two pools.',
  });
  const storedFrom = async (email: string) =>
    ok(await world().firm.client.from('contact_inquiries').select('inquiry_type, name').eq('email', email));

  test('delivers a visitor’s inquiry to the firm', async () => {
    const email = `zoe-${world().mark}@example.test`;
    const { error } = await visitor(world().target).functions.invoke('send-contact-email', { body: inquiry(email) });
    expect(error).toBeNull();
    expect(await storedFrom(email)).toEqual([{ inquiry_type: 'consultation', name: 'Zoë O’Neil' }]);
    if (!isLocalStack) return;
    const mails = await mailsTo(world().target, 'firm@clubcrew.test');
    expect(mails.filter(({ replyTo }) => replyTo === email)).toHaveLength(1);
  });

  test('reports an inquiry that cannot be sent, and stores nothing', async () => {
    const body = inquiry('nobody');
    const { error } = await visitor(world().target).functions.invoke('send-contact-email', { body });
    expect(error).not.toBeNull();
    expect(await storedFrom('nobody')).toEqual([]);
  });
}
