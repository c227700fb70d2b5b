import { useMemo, useRef, useState } from 'react';
import { lazyComponent } from '../base/lazyComponent.ts';
import { useAfterPaint } from '../base/useAfterPaint.ts';
import { usePermissions, useProgram } from '../client/session.ts';
import { ItemCommentPanel, useItemComments } from '../comment/ItemCommentPanel.tsx';
import { type ShipmentPageQuery, useUpdateShipmentMutation } from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { useLatchedMode } from '../kit/form/useLatchedMode.ts';
import type { TurnPage } from '../kit/list/listState.ts';
import { isAllowed, reasonAgainst } from '../kit/record/abilities.ts';
import { EditableRecord } from '../kit/record/EditableRecord.tsx';
import { useEditMode } from '../kit/record/useEditMode.ts';
import { isAbout, isAboutList, isUnder, useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { orderItemHistory } from '../orderItem/orderItemHistory.ts';
import { ApprovalSteps } from './ApprovalSteps.tsx';
import { AddItems } from './addItems/AddItems.tsx';
import { DeliveryLine } from './delivery/DeliveryLine.tsx';
import { LazyShipmentDialogs } from './LazyShipmentDialogs.tsx';
import { shipmentMessages as messages } from './messages.ts';
import { nextStep } from './nextStep.ts';
import {
  type Advice,
  asksForExport,
  isWaiting,
  Readiness,
  ShipmentRules,
  useAdviceUpToDate,
} from './readiness/ShipmentAdvice.tsx';
import { useGapFix } from './readiness/useGapFix.ts';
import { ShipmentFacts } from './ShipmentFacts.tsx';
import { ShipmentFields } from './ShipmentFields.tsx';
import { ShipmentHeader } from './ShipmentHeader.tsx';
import { ShipmentItems } from './ShipmentItems.tsx';
import { editAction } from './shipmentActions.ts';
import { shipmentForm } from './shipmentForm.ts';
import { shipmentHistoryOf } from './shipmentHistory.ts';
import { useOpenApprovals } from './useOpenApprovals.ts';

// Loaded together, so that neither pushes the other down.
const below = () =>
  Promise.all([
    import('../document/DocumentPanel.tsx'),
    import('./IssuedPapers.tsx'),
    import('./packages/PackagePanel.tsx'),
  ]);
const DocumentPanel = lazyComponent(async () => (await below())[0].DocumentPanel);
const IssuedPapers = lazyComponent(async () => (await below())[1].IssuedPapers);
const PackagePanel = lazyComponent(async () => (await below())[2].PackagePanel);

interface ShipmentRecordProps {
  shipment: NonNullable<ShipmentPageQuery['shipment']>;
  advice: Advice;
  itemsLoading: boolean;
  onItemsPage: TurnPage;
  onRefresh: () => void;
}

/** A loaded shipment: header, fields, approvals, items, documents and comments, kept up to date while others work on it. */
export function ShipmentRecord({ shipment, advice, itemsLoading, onItemsPage, onRefresh }: ShipmentRecordProps) {
  const { id: programId, name: program } = useProgram();
  const [askedForApprovals, setSettingApprovals] = useOpenApprovals();
  const settingApprovals = useLatchedMode(askedForApprovals, isAllowed(shipment.abilities, 'SET_APPROVAL'));
  const [update] = useUpdateShipmentMutation();
  const action = editAction(shipment.abilities);
  const { editing, setEditing } = useEditMode(isAllowed(shipment.abilities, action));
  const comments = useItemComments('SHIPMENT', shipment.id, messages.commercialInvoice);
  const history = useMemo(
    () => ({ type: 'SHIPMENT' as const, id: shipment.id, words: shipmentHistoryOf(program), programId }),
    [shipment.id, program, programId],
  );
  const onOtherPages = useRef(false);
  useRecordChanges({
    programId,
    concerns(change) {
      const shown = shipment.orderItems?.data;
      const isOfIt = change.type === 'ORDER_ITEM' && isUnder(change, 'SHIPMENT', shipment.id);
      if (isOfIt && !isAbout(change, 'ORDER_ITEM', shown)) onOtherPages.current = true;
      return isOfIt || isAbout(change, 'SHIPMENT', [shipment]) || isAboutList(change, 'ORDER_ITEM', shown);
    },
    onChange() {
      onRefresh();
      // The advice covers all items. Items of this page show changes in their versions; other pages need a refetch.
      if (onOtherPages.current) void advice.refetch();
      onOtherPages.current = false;
    },
  });
  // Documents prove agreements and permits; they change no version that the advice follows.
  useRecordChanges({
    programId,
    always: true,
    concerns: ({ type }) => type === 'DOCUMENT',
    onChange: () => void advice.refetch(),
  });
  const [adding, setAdding] = useState(false);
  const [listing, setListing] = useState(false);
  const addingReason = reasonAgainst(shipment.abilities, 'ADD_ITEMS');
  useAdviceUpToDate(advice, versionOf(shipment));
  const fixGap = useGapFix({
    editing,
    edit: isAllowed(shipment.abilities, action) ? () => setEditing(true) : null,
    addItems: () => setAdding(addingReason === null),
    setApprovals: () => setSettingApprovals(true),
    listPackages: () => setListing(isAllowed(shipment.abilities, 'UPDATE')),
  });
  const title = messages.invoiceTitle(shipment.invoiceNumber);
  const whyFixed = reasonAgainst(shipment.abilities, 'UPDATE');
  // What is under the items and the fields comes once those are painted.
  const isPainted = useAfterPaint(true, false);
  return (
    <EditableRecord
      footed
      edit={{
        form: shipmentForm,
        name: `shipment/${shipment.id}`,
        record: shipment,
        action,
        async save(input, context) {
          const { data } = await update({ variables: { id: shipment.id, input }, context });
          return outcomeOf(data?.updateShipment);
        },
      }}
      history={history}
      label={title}
      header={(formId, form) => (
        <ShipmentHeader {...{ shipment, programId, formId, editing: form, next: nextStep(shipment, advice) }} />
      )}
      summary={
        <>
          <ShipmentFacts shipment={shipment} isWaiting={isWaiting(advice)} />
          <Readiness advice={advice} onFix={fixGap} />
          <DeliveryLine shipment={shipment} programId={programId} />
        </>
      }
      main={
        shipment.orderItems && (
          <ShipmentItems
            shipmentId={shipment.id}
            advice={advice}
            total={shipment.totalValue}
            page={shipment.orderItems}
            loading={itemsLoading}
            comments={comments}
            action={
              <AddItems
                shipmentId={shipment.id}
                reason={addingReason}
                open={adding}
                onOpen={setAdding}
                onAdded={onRefresh}
              />
            }
            onPage={onItemsPage}
          />
        )
      }
      fields={<ShipmentFields shipment={shipment} exportAsked={asksForExport(shipment, advice)} />}
    >
      {isPainted && (
        <>
          <ApprovalSteps
            shipment={shipment}
            given={advice.shipment?.givenApprovals}
            program={program}
            onSet={() => setSettingApprovals(true)}
          />
          <ShipmentRules shipmentId={shipment.id} advice={advice} blockedReason={whyFixed} />
          {Boolean(shipment.packageLines) && (
            <PackagePanel id={shipment.id} programId={programId} reason={whyFixed} onEdit={() => setListing(true)} />
          )}
          {isAllowed(shipment.abilities, 'GENERATE_PDF') && <IssuedPapers id={shipment.id} programId={programId} />}
          <DocumentPanel folds parent={{ type: 'SHIPMENT', id: shipment.id }} label={title} programId={programId} />
        </>
      )}
      <LazyShipmentDialogs
        opened={settingApprovals ? { kind: 'approvals', shipment } : null}
        programId={programId}
        onDone={onRefresh}
        onClose={() => setSettingApprovals(false)}
      />
      <LazyShipmentDialogs
        opened={listing ? { kind: 'packages', shipment } : null}
        programId={programId}
        onDone={onRefresh}
        onClose={() => setListing(false)}
      />
      <ItemCommentPanel
        comments={comments}
        itemWords={orderItemHistory}
        rights={usePermissions().shipments}
        blockedReason={reasonAgainst(shipment.abilities, 'COMMENT')}
      />
    </EditableRecord>
  );
}

/** Returns a key that changes with the shipment and with its shown items. */
function versionOf({ lockVersion, orderItems }: ShipmentRecordProps['shipment']): string {
  const items = orderItems?.data.map(({ id, lockVersion: version }) => `${id}.${version}`) ?? [];
  return [lockVersion, orderItems?.meta.count, ...items].join(' ');
}
