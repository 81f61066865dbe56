import { dayInWords, QrCode } from '@platform/module-kit/screens';
import { Alert, Button, Card, token } from '@platform/ui';
import { Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { usePostSeasonSource } from '../../../source/usePostSeasonSource';
import { SurveyFrame, type ShownSurvey } from '../SurveyFrame';

/** The poster of a survey to print. Its code asks for an email address, so that everyone still answers once. */
export function PosterPage() {
  return (
    <SurveyFrame
      title="Poster"
      description={() => 'Invited people who scan it get their own link by email.'}
      actions={({ survey }) =>
        survey.status === 'open' && (
          <Button icon={<Printer size={18} aria-hidden="true" />} onClick={() => window.print()}>
            Print
          </Button>
        )
      }
    >
      {(shown) =>
        shown.survey.status === 'open' ? (
          <Poster {...shown} />
        ) : (
          <Alert tone="warning" title="This survey is not open">
            A poster works from the first day of the survey to the last.
          </Alert>
        )
      }
    </SurveyFrame>
  );
}

function Poster({ survey: { id, title, closesOn } }: ShownSurvey) {
  const { addressOfPoster, clubName, today } = usePostSeasonSource();
  return (
    <Frame $padding="lg" data-paper="">
      <Sheet>
        <p>{clubName}</p>
        <h2>{title}</h2>
        <QrCode text={addressOfPoster(id)} label={`QR code: answer ${title}`} />
        <p>
          Scan it and enter your email address. Your own link comes by email, and your answers count without your name.
        </p>
        {closesOn && <p>The last day to answer is {dayInWords(closesOn, today())}.</p>}
      </Sheet>
    </Frame>
  );
}

/* On paper, the page itself is the frame. */
const Frame = styled(Card)`
  @media print {
    padding: 0;
    border: 0;
  }
`;

const Sheet = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space.md};
  max-width: 32rem;
  margin-inline: auto;
  text-align: center;
  overflow-wrap: anywhere;
  h2 {
    font-family: ${token.font.display};
    font-size: ${token.size.xxl};
    font-weight: ${token.weight.display};
  }
  /* A poster is read, and its code scanned, from two steps away. */
  @media print {
    gap: 2rem;
    max-width: none;
    padding-top: 3rem;
    font-size: 1.5rem;
    break-inside: avoid;
    h2 {
      font-size: 3.5rem;
    }
    svg {
      max-width: 26rem;
    }
    p {
      max-width: 34rem;
    }
  }
`;
