import type { Database } from '#db/pool.ts';
import type { BankDataProvider, TokenBankProvider } from '#ports/bank-data-provider.ts';
import type { IdentityService } from '#ports/identity.ts';
import type { MailFileReader } from '#ports/mail-file-reader.ts';
import type { PushOut } from '#ports/push-out.ts';
import type { Clock, IdSource, SecretBox } from '#ports/system.ts';
import type { JobSender } from '../jobs/queue.ts';
import type { ReaderPool } from '../reading/reader-pool.ts';
import type { AssistantService } from './assistant/assistant.ts';
import type { EventBus } from './events.ts';
import type { Logger } from './logger.ts';
import type { Outbox } from './mail-out/outbox.ts';
import type { MailSources } from './mail-sources.ts';
import type { TrafficLog } from './privacy/traffic-log.ts';
import type { TransferSlots } from './transfer-slots.ts';

export type Capability = {
  readonly state: 'live' | 'sandbox' | 'not_configured';
  readonly hint: string | null;
};

/** What use cases need from outside. Built once by the composition root. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly secretBox: SecretBox;
  readonly logger: Logger;
  readonly jobs: JobSender;
  readonly events: EventBus;
  readonly identity: IdentityService;
  readonly identityMode: 'local' | 'firebase';
  /** Null when banks are not configured. */
  readonly bank: BankDataProvider | null;
  /** Needs no keys: people bring their own tokens. */
  readonly simplefin: TokenBankProvider;
  readonly mail: MailSources;
  readonly mailFiles: MailFileReader;
  readonly uploadSlots: TransferSlots;
  readonly exportSlots: TransferSlots;
  readonly packSlots: TransferSlots;
  /** Reads everything that strangers send: emails and statement files. */
  readonly readers: ReaderPool;
  /** Null where no language model is configured. */
  readonly assistant: AssistantService | null;
  readonly outbox: Outbox;
  /** Records what leaves the machine for a user. */
  readonly traffic: TrafficLog;
  /** Null while the server has no keys of its own. */
  readonly push: PushOut | null;
  /** Joins receipts to transactions and gives how many receipts were entered or joined since a moment. */
  readonly deriveMatches: (
    services: Pick<Services, 'db' | 'clock' | 'ids' | 'readers'>,
    userId: string,
    since: Date,
  ) => Promise<number>;
  readonly capabilities: {
    readonly banks: Capability;
    readonly simplefin: Capability;
    readonly mail: Capability;
    /** The hint is an address to try it out with. */
    readonly imap: Capability;
    readonly googleSignIn: Capability;
    /** Where it is a sandbox, the hint is the address of the page that shows caught emails. */
    readonly mailOut: Capability;
  };
  readonly publicUrl: string;
  /** True where the first account administers the server: others can reach it. */
  readonly isAdministered: boolean;
  /** A fresh token for an invitation, what is stored of it, and how long it is good for. */
  readonly newInvitation: () => {
    readonly token: string;
    readonly tokenHash: Buffer;
    readonly days: number;
  };
  readonly passwordLengthMin: number;
  /** True where a new account opens by the link in an email. */
  readonly isSignUpByEmail: boolean;
  /** What the emails, uploads and unconfirmed imports of one user may take. */
  readonly storageQuotaBytes: number;
}
