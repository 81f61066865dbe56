import { dayAt, dayInWords, sizeInWords } from '@platform/module-kit/screens';
import { token } from '@platform/ui';
import { styled } from 'styled-components';
import { FileButton } from '../../../shared/files/FileButton';
import type { Resume } from '../../source/rows/applicationDetails';
import { useRecruitmentSource } from '../../source/useRecruitmentSource';
import { Section } from './Section';

/** The resumes of an application, the latest first. Empty without any. */
export function Resumes({ resumes }: { resumes: readonly Resume[] }) {
  const { addressOfResume, timeZone } = useRecruitmentSource();
  if (resumes.length === 0) return null;
  return (
    <Section>
      <h3>Resume</h3>
      <List role="list">
        {resumes.map((resume) => (
          <li key={resume.id}>
            <span>
              {resume.name}
              <small>
                {sizeInWords(resume.bytes)}, sent {dayInWords(dayAt(new Date(resume.sentAt), timeZone))}
              </small>
            </span>
            <FileButton address={() => addressOfResume(resume)} aria-label={`Open ${resume.name}`}>
              Open
            </FileButton>
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${token.space.sm};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space.sm};
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: ${token.color.inkMuted};
    font-size: ${token.size.xs};
  }
`;
