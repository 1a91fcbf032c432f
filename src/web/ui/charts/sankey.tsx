import { type SankeyNodeMinimal, sankey, sankeyLeft, sankeyLinkHorizontal } from 'd3-sankey';
import { Link } from 'wouter';
import { fitLabel } from './fit-label.ts';
import { useSize } from './use-size.ts';

export interface FlowNode {
  readonly id: string;
  readonly label: string;
  /** Value next to the label. */
  readonly figure: string;
  /** A color token, also used for the links that flow into the node. */
  readonly color: string;
  /** Link to its transactions. */
  readonly href?: string;
  /** Hidden on narrow screens. */
  readonly isDetail?: boolean;
}

export interface FlowLink {
  readonly source: string;
  readonly target: string;
  readonly value: number;
}

interface SankeyProps {
  readonly nodes: readonly FlowNode[];
  readonly links: readonly FlowLink[];
  /** Read by screen readers instead of the chart. The card's table shows the same values. */
  readonly summary: string;
}

const NARROW = 620;
const LINE_HEIGHT = 27;
/** Gap between nodes, which fits one line of label. */
const NODE_GAP = 17;
const NODE_WIDTH = 10;
const LABEL_ROOM = { wide: 214, narrow: 182 } as const;

/** A Sankey diagram of income, spending groups and categories, with link widths proportional to amounts. */
export function Sankey({ nodes, links, summary }: SankeyProps) {
  const [ref, { width }] = useSize<HTMLDivElement>();
  const isNarrow = width < NARROW;
  const shown = nodes.filter((node) => !(isNarrow && node.isDetail));
  const height = heightOf(shown, links);
  return (
    <div ref={ref} style={{ height }} className="relative min-w-0">
      {width > 0 && (
        <svg width={width} height={height} className="figures absolute inset-0 text-12">
          <title>{summary}</title>
          <Drawing nodes={shown} links={links} width={width} height={height} isNarrow={isNarrow} />
        </svg>
      )}
    </div>
  );
}

/** Tall enough for the labels of the column with the most nodes. */
function heightOf(nodes: readonly FlowNode[], links: readonly FlowLink[]): number {
  const ids = new Set(nodes.map((node) => node.id));
  const ends = nodes.filter((node) => !links.some((link) => link.source === node.id && ids.has(link.target)));
  return Math.max(280, ends.length * LINE_HEIGHT);
}

interface DrawingProps extends Omit<SankeyProps, 'summary'> {
  readonly width: number;
  readonly height: number;
  readonly isNarrow: boolean;
}

function Drawing({ nodes, links, width, height, isNarrow }: DrawingProps) {
  const ids = new Set(nodes.map((node) => node.id));
  const room = LABEL_ROOM[isNarrow ? 'narrow' : 'wide'];
  const layout = sankey<FlowNode, object>()
    .nodeId((node) => node.id)
    .nodeAlign(sankeyLeft)
    .nodeSort(null)
    .nodeWidth(NODE_WIDTH)
    .nodePadding(NODE_GAP)
    .extent([
      [1, 8],
      [Math.max(80, width - room), height - 8],
    ])({
    nodes: nodes.map((node) => ({ ...node })),
    links: links
      .filter(({ source, target }) => ids.has(source) && ids.has(target))
      .map((link) => ({ ...link })),
  });
  const path = sankeyLinkHorizontal<FlowNode, object>();
  return (
    <>
      <g fill="none">
        {layout.links.map((link) => {
          const [source, target] = [link.source, link.target];
          if (typeof source !== 'object' || typeof target !== 'object') return null;
          return (
            <path
              key={`${source.id} ${target.id}`}
              d={path(link) ?? ''}
              strokeWidth={Math.max(1, link.width ?? 0)}
              stroke={target.color}
              opacity={0.28}
            />
          );
        })}
      </g>
      {layout.nodes.map((node) => (
        <Node key={node.id} node={node} box={boxOf(node)} width={width} />
      ))}
    </>
  );
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function boxOf(node: SankeyNodeMinimal<FlowNode, object>): Box {
  return { left: node.x0 ?? 0, right: node.x1 ?? 0, top: node.y0 ?? 0, bottom: node.y1 ?? 0 };
}

function Node({ node, box, width }: { readonly node: FlowNode; readonly box: Box; readonly width: number }) {
  const middle = (box.top + box.bottom) / 2;
  const labelX = box.right + 8;
  const content = (
    <>
      <rect
        x={box.left}
        y={box.top}
        width={box.right - box.left}
        height={Math.max(1.5, box.bottom - box.top)}
        rx={2}
        fill={node.color}
      />
      <text x={labelX} y={middle} dy="0.34em" className="flow-label fill-ink">
        {fitLabel(node.label, node.figure, width - labelX)}
        <tspan dx="6" className="fill-muted">
          {node.figure}
        </tspan>
      </text>
    </>
  );
  if (node.href === undefined) return <g>{content}</g>;
  return (
    <Link href={node.href} className="flow-node" aria-label={`${node.label}, ${node.figure}`}>
      {content}
    </Link>
  );
}
