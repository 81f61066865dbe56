import { keep_clock_pin } from '@platform/database/raised';
import { failureReason } from '@platform/module-kit';
import { FormDialog, useErrorsOnceTried } from '@platform/module-kit/screens';
import { TextField, toast } from '@platform/ui';
import { useState } from 'react';
import { isEasyPin, isPin, PIN_DIGITS } from '../rules/sharedClocks';
import { useTimeClockChange, useTimeClockSource } from '../source/useTimeClockSource';

interface PinDialogProps {
  /** The person whose PIN a manager sets. Without one, people set their own. */
  person?: { staffId: string; name: string };
  onClose: () => void;
}

/** Sets a PIN for shared clocks. The old one stops working. */
export function PinDialog({ person, onClose }: PinDialogProps) {
  const source = useTimeClockSource();
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const setting = useTimeClockChange(() => (person ? source.setClockPin(person.staffId, pin) : source.setOwnPin(pin)));
  const [errors, whenRight] = useErrorsOnceTried({
    pin: problemOf(pin),
    again: again === pin ? undefined : 'The two are not the same.',
  });
  return (
    <FormDialog
      size="sm"
      title={person ? `PIN of ${person.name}` : 'Your PIN'}
      description={
        person
          ? 'Share it only with this person. They can set another one on their phone.'
          : 'You need it at shared clocks. Keep it secret: anyone who knows it can clock in as you.'
      }
      submit="Set PIN"
      isPending={setting.isPending}
      refusal={setting.error && failureReason(setting.error, 'The PIN was not set')}
      onClose={onClose}
      onSubmit={() =>
        whenRight(() =>
          setting.mutate(undefined, {
            onSuccess: () => {
              toast({ title: 'PIN set', description: 'The one before no longer works.', tone: 'success' });
              onClose();
            },
          }),
        )
      }
    >
      <TextField
        label="PIN"
        hint="4 to 8 digits"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={PIN_DIGITS.most}
        value={pin}
        error={errors.pin}
        onChange={(event) => setPin(event.target.value)}
      />
      <TextField
        label="PIN again"
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={PIN_DIGITS.most}
        value={again}
        error={errors.again}
        onChange={(event) => setAgain(event.target.value)}
      />
    </FormDialog>
  );
}

/** The database checks the same (app.keep_clock_pin). */
function problemOf(pin: string): string | undefined {
  if (!isPin(pin)) return keep_clock_pin.pinHas.message;
  const { message, hint } = keep_clock_pin.pinTooEasy;
  return isEasyPin(pin) ? `${message} ${hint}` : undefined;
}
