import type { Shop } from './shop.ts';
import { GOODS_SHOPS } from './shops-goods.ts';
import { PHARMACY_SHOPS } from './shops-pharmacy.ts';
import { SERVICE_SHOPS } from './shops-services.ts';

export const SHOPS: readonly Shop[] = [...PHARMACY_SHOPS, ...GOODS_SHOPS, ...SERVICE_SHOPS];
