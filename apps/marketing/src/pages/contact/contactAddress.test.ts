import { contactAddress, inquiryOf } from './contactAddress';

const inquiryAt = (address: string) => inquiryOf(new URL(address, 'https://club.test').searchParams);

test('chooses the inquiry type and names the plan from the address', () => {
  expect(inquiryAt(contactAddress('platform'))).toEqual({ inquiryType: 'platform', message: '' });
  expect(inquiryAt(contactAddress('pricing', 'Run'))).toEqual({
    inquiryType: 'pricing',
    message: 'About the Run plan',
  });
});

test.each(['/contact', '/contact?type=', '/contact?type=refund', '/contact?plan=Run', '/contact?type=refund&plan=Run'])(
  'reads nothing from %s',
  (address) => expect(inquiryAt(address)).toEqual({ inquiryType: '', message: '' }),
);

test('keeps an unknown plan out of the message', () => {
  expect(inquiryAt('/contact?type=pricing&plan=Gold')).toEqual({ inquiryType: 'pricing', message: '' });
});
