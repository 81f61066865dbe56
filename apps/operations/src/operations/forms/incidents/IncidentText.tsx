import { emptyIncidentTexts } from '@platform/contract/reports';
import { momentInWords, HeadedSection } from '@platform/module-kit/screens';
import { DescriptionList } from '@platform/ui';
import { Written } from '../../parts/pageParts';
import type { Incident } from '../../source/rows/incident';
import { useOperationsSource } from '../../source/useOperationsSource';
import { SignatureList } from './SignatureList';

/** The text of a report, in its drawer and on paper. */
export function IncidentText({ incident }: { incident: Incident }) {
  const { timeZone } = useOperationsSource();
  const parts = [
    { title: 'What happened', text: incident.description, none: '' },
    { title: 'People involved', text: incident.people, none: emptyIncidentTexts.people },
    { title: 'Witnesses', text: incident.witnesses, none: emptyIncidentTexts.witnesses },
    { title: 'First aid', text: incident.firstAid, none: emptyIncidentTexts.firstAid },
    { title: 'Action taken', text: incident.action, none: emptyIncidentTexts.action },
  ];
  return (
    <>
      <DescriptionList
        items={[
          { term: 'When', description: momentInWords(incident.occurredAt, timeZone) },
          { term: 'Location', description: incident.location || '–' },
          { term: 'Reported by', description: incident.authorName ?? '–' },
        ]}
      />
      {parts.map(({ title, text, none }) => (
        <HeadedSection key={title}>
          <h3>{title}</h3>
          <Written>{text || none}</Written>
        </HeadedSection>
      ))}
      <HeadedSection>
        <h3>Signatures</h3>
        <SignatureList signatures={incident.signatures} />
      </HeadedSection>
      {incident.closedAt !== null && (
        <HeadedSection>
          <h3>Review</h3>
          <Written>{incident.review}</Written>
          <p>{`Closed ${momentInWords(incident.closedAt, timeZone)}${incident.closedBy ? ` by ${incident.closedBy}` : ''}.`}</p>
        </HeadedSection>
      )}
    </>
  );
}
