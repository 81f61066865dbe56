/** A training module with how many of its participants have completed it. */
export interface TrainingModule {
  id: string;
  title: string;
  completedParticipants: number;
  totalParticipants: number;
}

export interface Participant {
  id: string;
  name: string;
  /** When the person completed the module; null while they have not. */
  completedAt: Date | null;
}

/** Where the pages read from: a club's rows in the database, or the sample club. */
export interface TrainingSource {
  /** Tells cached answers of different sources apart. */
  key: string;
  /** Where the pages of this source live, such as /training. */
  basePath: string;
  clubName: string;
  /** IANA time zone that dates are shown in. */
  timeZone: string;
  /** Ordered by title. */
  listModules(): Promise<TrainingModule[]>;
  /** Ordered by name. */
  listParticipants(moduleId: string): Promise<Participant[]>;
}
