/** What an applicant tells. */
export interface Application {
  jobRoleIds: readonly string[];
  name: string;
  email: string;
  phone: string;
  message: string;
  /** Filled in by programs alone. */
  website: string;
}

export const emptyApplication: Application = {
  jobRoleIds: [],
  name: '',
  email: '',
  phone: '',
  message: '',
  website: '',
};
