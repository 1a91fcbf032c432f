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
  /** The missing settings where not configured. */
  readonly hint: string | null;
};

/** Dependencies of use cases. Built once by the composition root. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly secretBox: SecretBox;
  /** Encrypts the tokens of links that leave the server; they outlive a change of the encryption key. */
  readonly linkBox: SecretBox;
  readonly logger: Logger;
  readonly jobs: JobSender;
  readonly events: EventBus;
  readonly identity: IdentityService;
  readonly identityMode: 'local' | 'firebase';
  /** Null if banks are not configured. */
  readonly bank: BankDataProvider | null;
  /** Needs no server keys: users provide their own tokens. */
  readonly simplefin: TokenBankProvider;
  readonly mail: MailSources;
  readonly mailFiles: MailFileReader;
  readonly uploadSlots: TransferSlots;
  readonly exportSlots: TransferSlots;
  readonly packSlots: TransferSlots;
  /** Parses untrusted input: emails and statement files. */
  readonly readers: ReaderPool;
  /** Null if no language model is configured. */
  readonly assistant: AssistantService | null;
  readonly outbox: Outbox;
  /** Records outbound traffic per user. */
  readonly traffic: TrafficLog;
  /** Null if the server has no push keys. */
  readonly push: PushOut | null;
  /** Matches receipts to transactions and returns how many receipts were added or matched since an instant. */
  readonly deriveMatches: (
    services: Pick<Services, 'db' | 'clock' | 'ids' | 'readers'>,
    userId: string,
    since: Date,
  ) => Promise<number>;
  readonly capabilities: {
    readonly banks: Capability;
    readonly simplefin: Capability;
    readonly mail: Capability;
    /** The hint is an address for trying it out. */
    readonly imap: Capability;
    readonly googleSignIn: Capability;
    /** In the sandbox, the hint is the address of the page that shows captured emails. */
    readonly mailOut: Capability;
  };
  readonly publicUrl: string;
  /** True if the first account becomes the administrator, because other machines can reach the server. */
  readonly isAdministered: boolean;
  /** Creates an invitation token, with its stored hash and its lifetime. */
  readonly newInvitation: () => {
    readonly token: string;
    readonly tokenHash: Buffer;
    readonly days: number;
  };
  readonly passwordLengthMin: number;
  /** True if a new account must be confirmed by an emailed link. */
  readonly isSignUpByEmail: boolean;
  /** Storage limit for one user's emails, uploads and unconfirmed imports. */
  readonly storageQuotaBytes: number;
}
