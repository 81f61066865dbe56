import { LockersScene } from '../../scenes/LockersScene';
import { LegalPage } from './LegalPage';
import { privacyText } from './privacyText';

/** Privacy Policy. */
export function PrivacyPage() {
  return <LegalPage text={privacyText} scene={<LockersScene />} />;
}
