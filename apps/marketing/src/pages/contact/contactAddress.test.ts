import { contactAddress, inquiryOf } from './contactAddress';

const inquiryAt = (address: string) => inquiryOf(new URL(address, 'https://club.test').searchParams);

test('an address chooses the inquiry type and names the plan', () => {
  expect(inquiryAt(contactAddress('platform'))).toEqual({ inquiryType: 'platform', message: '' });
  expect(inquiryAt(contactAddress('pricing', 'Run'))).toEqual({
    inquiryType: 'pricing',
    message: 'About the Run plan',
  });
});

test.each(['/contact', '/contact?type=', '/contact?type=refund', '/contact?plan=Run', '/contact?type=refund&plan=Run'])(
  '%s says nothing',
  (address) => expect(inquiryAt(address)).toEqual({ inquiryType: '', message: '' }),
);

test('an unknown plan does not get into the message', () => {
  expect(inquiryAt('/contact?type=pricing&plan=Gold')).toEqual({ inquiryType: 'pricing', message: '' });
});
