/** An applicant's answers. */
export interface Application {
  jobRoleIds: readonly string[];
  name: string;
  email: string;
  phone: string;
  message: string;
  /** Days (ISO 8601); empty until entered. */
  firstDay: string;
  lastDay: string;
  ageBand: '' | 'under-14' | '14-15' | '16-17' | '18+';
  /** 1 to 7, as text; empty until chosen. */
  daysPerWeek: string;
  /** The certificates they hold, by name, each with its last day (ISO 8601) or an empty text. */
  certificates: Readonly<Record<string, string>>;
  /** Whether the club may keep the application and contact them. */
  consent: boolean;
  /** Filled in only by bots. */
  website: string;
}

export const emptyApplication: Application = {
  jobRoleIds: [],
  name: '',
  email: '',
  phone: '',
  message: '',
  firstDay: '',
  lastDay: '',
  ageBand: '',
  daysPerWeek: '',
  certificates: {},
  consent: false,
  website: '',
};
