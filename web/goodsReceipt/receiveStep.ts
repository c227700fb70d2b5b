import {
  type OrderItemListInput,
  useGoodsReceiptListQuery,
  useTakeBackReceiptMutation,
} from '../generated/operations.ts';
import { useOnce } from '../kit/record/useOnce.ts';
import { goodsReceiptMessages as messages } from './messages.ts';
import { Received } from './Received.tsx';
import { ReceiveFields } from './ReceiveFields.tsx';
import { ReleaseOffer } from './ReleaseOffer.tsx';
import { useReceiveForm } from './receiveForm.ts';

/** The step that receives an item. */
export const receiveStep = {
  action: 'RECEIVE',
  takeBackAction: 'TAKE_BACK_RECEIPT',
  right: 'receive',
  useForm: useReceiveForm,
  Fields: ReceiveFields,
  Stored: Received,
  After: ReleaseOffer,
  useTakeBack() {
    const [takeBack] = useTakeBackReceiptMutation();
    const once = useOnce();
    return async (id: string) => {
      const { data } = await once(id, (context) => takeBack({ variables: { id }, context }));
      return data?.takeBackReceipt;
    };
  },
  useList: useGoodsReceiptListQuery,
  isTaken: ({ goodsReceipt }: { goodsReceipt: { received: boolean } }) => goodsReceipt.received,
  due: 'RECEIVE',
  showsClass: true,
  waiting: 'toReceive',
  section: 'goods-receipts',
  list: 'GOODS_RECEIPTS',
  counted: (goodsReceipts: OrderItemListInput) => ({ goodsReceipts }),
  messages: messages.step,
} as const;
