import { Toaster } from '@platform/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OpenAttachment } from './OpenAttachment';

const tab = { opener: window as Window | null, close: jest.fn(), location: { replace: jest.fn() } };
const opened = jest.spyOn(window, 'open').mockImplementation(() => tab as unknown as Window);

const press = async (address: Promise<string>) => {
  const addressOf = jest.fn(() => {
    // A browser blocks a tab that opens later than the press.
    expect(opened).toHaveBeenCalledWith('', '_blank');
    return address;
  });
  render(<OpenAttachment path="clubs/a.pdf" addressOf={addressOf} children="Open contract" />);
  render(<Toaster />);
  await userEvent.click(screen.getByRole('button', { name: 'Open contract' }));
  expect(addressOf).toHaveBeenCalledWith('clubs/a.pdf');
};

beforeEach(() => jest.clearAllMocks());

test('opens a tab within the press, and shows the file in it once its address is known', async () => {
  await press(Promise.resolve('https://files.example/a.pdf'));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('https://files.example/a.pdf'));
  expect(tab.opener).toBeNull();
});

test('closes the tab and says so when the file is not opened', async () => {
  await press(Promise.reject(new Error('The file is gone.')));
  expect(await screen.findByText('The file was not opened')).toBeTruthy();
  expect(tab.close).toHaveBeenCalledTimes(1);
});
