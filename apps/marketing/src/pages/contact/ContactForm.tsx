import { Button, FormActions, media, SelectField, TextArea, TextField, token } from '@platform/ui';
import { styled } from 'styled-components';
import { inquiryTypes } from './inquiry';
import { longest } from './inquiryRules';
import { useInquiryForm } from './useInquiryForm';

/** Writes to the firm. The browser's own bubbles are off: the form says itself what is missing. */
export function ContactForm() {
  const { bind, submit, sending } = useInquiryForm();
  return (
    <Form noValidate onSubmit={(event) => void submit(event)} aria-label="Contact">
      <Wide>
        <SelectField
          label="Inquiry type"
          placeholder="Choose a topic"
          options={inquiryTypes}
          required
          {...bind('inquiryType')}
        />
      </Wide>
      <TextField label="Name" autoComplete="name" maxLength={longest.name} required {...bind('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={longest.email}
        required
        {...bind('email')}
      />
      <TextField label="Phone" type="tel" autoComplete="tel" maxLength={longest.phone} optional {...bind('phone')} />
      <TextField
        label="Organization"
        autoComplete="organization"
        maxLength={longest.organization}
        optional
        {...bind('organization')}
      />
      <Wide>
        <TextArea label="Message" rows={4} maxLength={longest.message} optional {...bind('message')} />
      </Wide>
      <Bait aria-hidden="true">
        <TextField label="Website" tabIndex={-1} autoComplete="off" maxLength={longest.website} {...bind('website')} />
      </Bait>
      <Wide>
        <FormActions>
          <Button type="submit" size="lg" loading={sending}>
            {sending ? 'Sending...' : 'Send Message'}
          </Button>
        </FormActions>
      </Wide>
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  display: grid;
  gap: ${token.space.lg};
  @media ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;

const Bait = styled.div`
  position: absolute;
  left: -200vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;
