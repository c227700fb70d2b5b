import { Box } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { usePermissions, useProgram } from '../app/session.ts';
import { lazyComponent } from '../base/lazyComponent.ts';
import { PHONE, useMedia } from '../base/media.ts';
import { ItemCommentPanel, useItemComments } from '../comment/ItemCommentPanel.tsx';
import { type ShipmentPageQuery, useUpdateShipmentMutation } from '../generated/operations.ts';
import { outcomeOf } from '../kit/form/outcome.ts';
import { useLatchedMode } from '../kit/form/useLatchedMode.ts';
import { isAllowed, reasonAgainst } from '../kit/record/abilities.ts';
import { EditableRecord } from '../kit/record/EditableRecord.tsx';
import { useEditMode } from '../kit/record/useEditMode.ts';
import { isAbout, isAboutList, isUnder, useRecordChanges } from '../kit/record/useRecordChanges.ts';
import { ApprovalSteps } from './ApprovalSteps.tsx';
import { AddItems } from './addItems/AddItems.tsx';
import { DeliveryLine } from './delivery/DeliveryLine.tsx';
import { LazyShipmentDialogs } from './LazyShipmentDialogs.tsx';
import { shipmentMessages as messages } from './messages.ts';
import {
  type Advice,
  asksForExport,
  Readiness,
  ShipmentRules,
  TWO_COLUMNS,
  useAdviceUpToDate,
} from './readiness/ShipmentAdvice.tsx';
import { useGapFix } from './readiness/useGapFix.ts';
import { ShipmentFields } from './ShipmentFields.tsx';
import { ShipmentHeader } from './ShipmentHeader.tsx';
import { ShipmentItems } from './ShipmentItems.tsx';
import { editAction } from './shipmentActions.ts';
import { shipmentForm } from './shipmentForm.ts';
import { useOpenApprovals } from './useOpenApprovals.ts';

// Loaded together, so that neither pushes the other down.
const below = () =>
  Promise.all([
    import('../document/DocumentPanel.tsx'),
    import('./ShipmentTimeline.tsx'),
    import('./IssuedPapers.tsx'),
    import('./packages/PackagePanel.tsx'),
  ]);
const DocumentPanel = lazyComponent(async () => (await below())[0].DocumentPanel);
const IssuedPapers = lazyComponent(async () => (await below())[2].IssuedPapers);
const PackagePanel = lazyComponent(async () => (await below())[3].PackagePanel);
const ShipmentTimeline = lazyComponent(async () => (await below())[1].ShipmentTimeline);

interface ShipmentRecordProps {
  shipment: NonNullable<ShipmentPageQuery['shipment']>;
  advice: Advice;
  itemsLoading: boolean;
  onItemsPage: (page: number) => void;
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
    edit: () => setEditing(true),
    addItems: () => setAdding(addingReason === null),
    setApprovals: () => setSettingApprovals(true),
    listPackages: () => setListing(isAllowed(shipment.abilities, 'UPDATE')),
  });
  const phone = useMedia(PHONE);
  const readiness = <Readiness advice={advice} onFix={fixGap} />;
  const title = messages.invoiceTitle(shipment.invoiceNumber);
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
      label={title}
      header={(formId, form) => <ShipmentHeader {...{ shipment, programId, formId, editing: form }} />}
      fields={
        <Box css={TWO_COLUMNS}>
          {/* On a phone, readiness comes first: it is the reason to open a shipment there. */}
          {phone && readiness}
          <ShipmentFields shipment={shipment} exportAsked={asksForExport(shipment, advice)} />
          {!phone && readiness}
        </Box>
      }
    >
      <DeliveryLine shipment={shipment} programId={programId} />
      <ApprovalSteps
        shipment={shipment}
        given={advice.shipment?.givenApprovals}
        program={program}
        onSet={() => setSettingApprovals(true)}
      />
      <ShipmentRules
        shipmentId={shipment.id}
        advice={advice}
        blockedReason={reasonAgainst(shipment.abilities, 'UPDATE')}
      />
      {shipment.orderItems && (
        <ShipmentItems
          shipmentId={shipment.id}
          total={shipment.totalValue}
          page={shipment.orderItems}
          loading={itemsLoading}
          commentedItemId={comments.commentedItemId}
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
          onComment={comments.commentOnItem}
        />
      )}
      {Boolean(shipment.packageLines) && (
        <PackagePanel
          id={shipment.id}
          programId={programId}
          reason={reasonAgainst(shipment.abilities, 'UPDATE')}
          onEdit={() => setListing(true)}
        />
      )}
      {isAllowed(shipment.abilities, 'GENERATE_PDF') && <IssuedPapers id={shipment.id} programId={programId} />}
      <DocumentPanel folds parent={{ type: 'SHIPMENT', id: shipment.id }} label={title} programId={programId} />
      <ShipmentTimeline id={shipment.id} programId={programId} />
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
