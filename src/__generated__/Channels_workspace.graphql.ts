/**
 * @generated SignedSource<<81421c3baefdbbdf5542d0b01c82075a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChannelKind = "ATOM" | "EMAIL" | "WEBHOOK";
export type DeliveryState = "CANCELED" | "DEAD" | "DELIVERED" | "PENDING";
import type { FragmentRefs } from "relay-runtime";
export type Channels_workspace$data = {
  readonly channels: ReadonlyArray<{
    readonly deliveries: ReadonlyArray<{
      readonly state: DeliveryState;
    }> | null | undefined;
    readonly email: string | null | undefined;
    readonly id: string;
    readonly isStopped: boolean;
    readonly kind: ChannelKind;
    readonly mayManage: boolean;
    readonly name: string;
    readonly nextSendAt: string | null | undefined;
    readonly url: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"DeliveryLog_channel" | "QuietTime_channel">;
  }> | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "Channels_workspace";
};
export type Channels_workspace$key = {
  readonly " $data"?: Channels_workspace$data;
  readonly " $fragmentSpreads": FragmentRefs<"Channels_workspace">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Channels_workspace",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Channel",
      "kind": "LinkedField",
      "name": "channels",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isStopped",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayManage",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextSendAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Delivery",
          "kind": "LinkedField",
          "name": "deliveries",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "QuietTime_channel"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "DeliveryLog_channel"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Workspace",
  "abstractKey": null
};
})();

(node as any).hash = "2befd4c1eab1378e67a5fea94b70df44";

export default node;
