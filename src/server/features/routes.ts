import type { Handlers } from '../http/call.ts';
import type { Restores } from '../lib/history/restores.ts';
import type { Services } from '../lib/services.ts';
import { accountRoutes } from './accounts/routes.ts';
import { administrationRoutes } from './administration/routes.ts';
import { bankConnectionRoutes } from './bank-connections/routes.ts';
import { claimRoutes } from './claims/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { exportRoutes } from './export/routes.ts';
import { findingRoutes } from './findings/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { householdRoutes } from './household/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { undoImport } from './imports/undo-import.ts';
import { insightRoutes } from './insights/routes.ts';
import { emailRoutes } from './mailboxes/email-routes.ts';
import { gmailRoutes } from './mailboxes/gmail-routes.ts';
import { mailboxRoutes } from './mailboxes/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { deleteUser } from './profile/delete-user.ts';
import { profileRoutes } from './profile/routes.ts';
import { restoreWeights } from './receipts/reset-matching.ts';
import { receiptRoutes } from './receipts/routes.ts';
import { securityRoutes } from './security/routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { restorePair } from './transactions/restore-pair.ts';
import { transactionRoutes } from './transactions/routes.ts';
import { splitRoutes } from './transactions/split-routes.ts';

const RESTORES: Restores = { pair: restorePair, weights: restoreWeights, import: undoImport };

/** The use case behind every endpoint; a missing one does not compile. */
export function featureRoutes(services: Services): Handlers {
  return {
    ...profileRoutes(services),
    ...privacyRoutes(services),
    ...householdRoutes(services),
    ...administrationRoutes(services, deleteUser),
    ...exportRoutes(services),
    ...securityRoutes(services),
    ...dashboardRoutes(services),
    ...accountRoutes(services),
    ...bankConnectionRoutes(services),
    ...gmailRoutes(services),
    ...mailboxRoutes(services),
    ...emailRoutes(services),
    ...historyRoutes(services, RESTORES),
    ...transactionRoutes(services),
    ...splitRoutes(services),
    ...importRoutes(services),
    ...subscriptionRoutes(services),
    ...insightRoutes(services),
    ...claimRoutes(services),
    ...findingRoutes(services),
    ...receiptRoutes(services),
    ...notificationRoutes(services),
  };
}
