import { counted } from '../language/wording.ar.ts';
import { type Translated, wordingIn } from '../language/wording.ts';
import type { ManagedArea, Scope, WorkArea } from './areas.ts';
import type { accessMessages } from './messages.ts';

const { list } = wordingIn('ar');

const letters = counted('صفر', 'حرف واحد', 'حرفين', 'أحرف', 'حرفًا', 'حرف');

/** What people have to do with, in the genitive. */
const words: Readonly<Record<ManagedArea | WorkArea, string>> = {
  organizations: 'المنظمات',
  users: 'الأشخاص',
  programs: 'البرامج',
  api_keys: 'مفاتيح API',
  vendors: 'المورّدين',
  end_users: 'المستخدمين النهائيين',
  groups: 'المجموعات',
  couriers: 'الناقلين',
  purchase_orders: 'أوامر الشراء',
  order_items: 'البنود',
  commercial_invoices: 'الشحنات',
  attachments: 'المستندات',
};

const scopes: Readonly<Record<Scope, string>> = {
  'every organization': 'في كل المنظمات',
  'own organization': 'في كل برامج المنظمة',
  'own programs': 'في برامجه',
};

const named = (deed: string, areas: readonly (keyof typeof words)[], after = '') =>
  areas.length > 0 ? [`${deed} ${list(areas.map((area) => words[area]))}${after}`] : [];

export const ar: Translated<typeof accessMessages> = {
  roles: {
    1: 'مسؤول النظام',
    2: 'مسؤول المنظمة',
    3: 'مدير برنامج',
    4: 'موظف مشتريات',
    5: 'موظف لوجستيات',
    6: 'أمين مخزون',
    7: 'مُطّلع',
  },
  unknownRole: 'دور غير معروف',
  describe({ scope, manages, edits, handles, approves, reads }) {
    const does = [
      ...named('إدارة', manages),
      ...named('إنشاء', edits, ' وتعديلها'),
      ...(handles ? ['تقييم البضائع واستلامها'] : []),
      ...(approves ? ['الموافقة على الفواتير'] : []),
    ];
    const only = does.length === 0 ? '، دون تغيير شيء' : '';
    return `${scopes[scope]}: ${[...does, ...named('قراءة', reads)].join('؛ ')}${only}.`;
  },
  passwordTooShort: (least) => `يجب ألّا تقل كلمة المرور عن ${letters(least)}`,
  passwordTooLong: (most) => `يجب ألّا تزيد كلمة المرور على ${letters(most)}`,
  passwordTooPlain: 'يجب أن تحتوي كلمة المرور على حرف صغير وحرف كبير ورقم ورمز خاص على الأقل',
};
