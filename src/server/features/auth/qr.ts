import { encode } from 'uqr'

const QUIET = 4

/** A QR code as SVG, each run of dark squares one stroke; always dark on white, which is what cameras know. */
export function qrSvg(text: string): string {
  const { data } = encode(text, { border: QUIET })
  const strokes = data.flatMap((row, y) => {
    const runs: string[] = []
    for (let x = 0; x < row.length; x++) {
      if (!row[x]) continue
      const from = x
      while (row[x]) x++
      runs.push(`M${from} ${y}.5h${x - from}`)
    }
    return runs
  })
  const side = data.length
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`
  return `${open}<rect width="${side}" height="${side}" fill="#fff"/><path d="${strokes.join('')}" stroke="#000"/></svg>`
}
