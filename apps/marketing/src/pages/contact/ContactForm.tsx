import { useIsHydrated } from '@platform/module-kit';
import { Alert, Button, FormActions, SelectField, TextArea, TextField } from '@platform/ui';
import { Bait } from '../form/Bait';
import { DataUse } from '../form/DataUse';
import { FormGrid, FormRow } from '../form/FormGrid';
import { fetchSender } from '../form/fetchSender';
import { NameAndEmail } from '../form/NameAndEmail';
import { inquiryTypes } from './inquiry';
import { longest } from './inquiryRules';
import { Received } from './Received';
import { useInquiryForm } from './useInquiryForm';

/** Sends a message to the firm. The browser's own validation is off, because the form says what is missing. */
export function ContactForm() {
  const { bind, submit, sending, repliesTo, waits, writing } = useInquiryForm();
  // Before the page is hydrated, the browser would submit the form itself, with its texts in the address.
  const canSend = useIsHydrated();
  return (
    <FormGrid
      noValidate
      onFocus={fetchSender}
      onChange={writing}
      onSubmit={(event) => void submit(event)}
      aria-label="Contact"
    >
      <FormRow as="noscript">
        <Alert tone="warning" title="This form needs JavaScript">
          Please switch it on and reload the page to send your message. The rest of the site can be read without it.
        </Alert>
      </FormRow>
      {repliesTo !== undefined && (
        <FormRow>
          <Received repliesTo={repliesTo} />
        </FormRow>
      )}
      <FormRow>
        <SelectField
          label="Inquiry type"
          placeholder="Choose a topic"
          options={inquiryTypes}
          required
          {...bind('inquiryType')}
        />
      </FormRow>
      <NameAndEmail bind={bind} longest={longest} sending={sending} />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        limit={longest.phone}
        optional
        readOnly={sending}
        {...bind('phone')}
      />
      <TextField
        label="Organization"
        autoComplete="organization"
        limit={longest.organization}
        optional
        readOnly={sending}
        {...bind('organization')}
      />
      <FormRow>
        <TextArea label="Message" rows={4} limit={longest.message} optional readOnly={sending} {...bind('message')} />
      </FormRow>
      <Bait maxLength={longest.website} {...bind('website')} />
      <FormRow>
        {waits && (
          <Alert tone="danger" title="Your message has not been sent">
            {waits} What you have written stays here.
          </Alert>
        )}
        <FormActions>
          <Button type="submit" size="lg" loading={sending} disabled={!canSend}>
            {sending ? 'Sending...' : 'Send Message'}
          </Button>
        </FormActions>
        <DataUse />
      </FormRow>
    </FormGrid>
  );
}
