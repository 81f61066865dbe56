import { Button, media, token } from '@platform/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { contactAddress } from './contact/contactAddress';

/** A link to the contact form in the middle of a long page: a question that the section above raises, and the button. */
export function Ask({ question }: { question: string }) {
  return (
    <Line>
      <p>{question}</p>
      <Button as={Link} to={contactAddress('consultation')} variant="secondary" size="lg">
        Book Consultation
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space.md} ${token.space.xl};
  margin-top: ${token.space.xxl};
  p {
    max-width: ${token.width.prose};
    font-size: ${token.size.lg};
    font-weight: ${token.weight.medium};
  }
  @media ${media.compact} {
    > a {
      flex: 1 1 auto;
    }
  }
  @media print {
    display: none;
  }
`;
